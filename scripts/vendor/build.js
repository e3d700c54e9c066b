/** Rebuilds src/dazwischen/web/vendor from the packages that package-lock.json pins. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { build } from "esbuild";

const vendor = new URL("../../src/dazwischen/web/vendor/", import.meta.url);
const packages = new URL("node_modules/", import.meta.url);
const modules = {
  preact: ["preact", "@preact/signals", "@preact/signals-core", "htm"],
  fluent: ["@fluent/bundle"],
};
const font = "@fontsource-variable/jost";

await mkdir(vendor, { recursive: true });
for (const [name, parts] of Object.entries(modules)) {
  const versions = await Promise.all(parts.map(version));
  await build({
    entryPoints: [new URL(`entry/${name}.js`, import.meta.url).pathname],
    outfile: new URL(`${name}.js`, vendor).pathname,
    bundle: true,
    format: "esm",
    minify: true,
    target: "es2022",
    legalComments: "none",
    banner: { js: `/* ${versions.join(", ")}; licences: see LICENSES.txt */` },
  });
}
// With its version in its name a browser keeps it for good; the page and base.css name it.
await copyFile(
  new URL(`${font}/files/jost-latin-wght-normal.woff2`, packages),
  new URL(`jost-${(await manifest(font)).version}.woff2`, vendor),
);
const licences = await Promise.all([...Object.values(modules).flat(), font].map(licence));
await writeFile(new URL("LICENSES.txt", vendor), licences.join("\n\n\n"));

/** @param {string} name */
async function manifest(name) {
  return JSON.parse(await readFile(new URL(`${name}/package.json`, packages), "utf8"));
}

/** @param {string} name */
async function version(name) {
  return `${name} ${(await manifest(name)).version}`;
}

/** @param {string} name */
async function licence(name) {
  const { license } = await manifest(name);
  const title = `${await version(name)} (${license})`;
  const text = await licenceText(name, license);
  return `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;
}

/**
 * @param {string} name
 * @param {string} license
 */
async function licenceText(name, license) {
  try {
    return await readFile(new URL(`${name}/LICENSE`, packages), "utf8");
  } catch (error) {
    // Fluent's package carries no text; it is under the same licence as this project.
    if (license !== "Apache-2.0") throw error;
    return readFile(new URL("../../LICENSE", import.meta.url), "utf8");
  }
}

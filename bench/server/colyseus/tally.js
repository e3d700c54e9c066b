// A room of four: whoever moves adds one to a number, and all four are told who and how many.
// Started with `node tally.js PORT`.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Tally extends Room {
  onCreate() {
    this.maxClients = 4;
    this.patchRate = null; // no state, so nothing to send twenty times a second
    this.number = 0;
    this.seats = new Map();
    this.onMessage("add", (client) => {
      this.number += 1;
      this.broadcast("added", { seat: this.seats.get(client.sessionId), number: this.number });
    });
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size + 1);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("tally", Tally);
server.listen(Number(process.argv[2]), "127.0.0.1");

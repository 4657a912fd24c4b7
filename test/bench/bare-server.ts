// What everything is compared with: Express reads a JSON body and sends it back. A process of its own.
import express from 'express';
import type { AddressInfo } from 'node:net';

const app = express();
app.use(express.json());
app.post('/api/v1/:operation', (request, response) => {
  response.json(request.body);
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  process.stderr.write(`http://localhost:${port}\n`);
});
process.once('SIGTERM', () => process.exit(0));

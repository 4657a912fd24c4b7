// Two webhook receivers in a process of their own: `/prompt` answers at once, any other path never. Tells its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.resume();
  if (request.url === '/prompt') request.once('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port); // a TCP server that listens has one
});
process.once('disconnect', () => process.exit(0));

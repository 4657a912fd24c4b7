// The servers of a section, each with its client, closed together.
import type { Side } from './beside-echo.ts';
import { openClient } from './client.ts';
import type { ServerProcess } from './server-process.ts';

export type Sides = {
  open(starting: Promise<ServerProcess>): Promise<Side>;
  close(): Promise<void>;
};

export function openSides(): Sides {
  const sides: Side[] = [];
  return {
    async open(starting) {
      const server = await starting;
      const side = { server, client: openClient(server.base) };
      sides.push(side);
      return side;
    },
    async close() {
      await Promise.all(sides.map(({ client }) => client.close()));
      await Promise.all(sides.map(({ server }) => server.stop()));
    },
  };
}

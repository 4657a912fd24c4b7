// How long this process's event loop was held up at worst: by the clock, and in processor time of its own thread,
// which a busy machine does not change.

export type Stalls = { wallMs: number; cpuMs: number };

const LOOK_EVERY_MS = 2;

/** Watches until the answer is called. What the timer itself waits does not count. */
export function watchStalls(): () => Stalls {
  const worst: Stalls = { wallMs: 0, cpuMs: 0 };
  let wall = performance.now();
  let cpu = threadCpuMs();
  const look = () => {
    const [wallNow, cpuNow] = [performance.now(), threadCpuMs()];
    worst.wallMs = Math.max(worst.wallMs, wallNow - wall - LOOK_EVERY_MS);
    worst.cpuMs = Math.max(worst.cpuMs, cpuNow - cpu);
    [wall, cpu] = [wallNow, cpuNow];
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return worst;
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

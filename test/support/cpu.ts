// What work costs this thread's processor: on a busy machine the clock says more of the others.

/** Milliseconds of processor time since `before`, a value of this function's own making; since the start without. */
export function cpuMs(before = 0): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000 - before;
}

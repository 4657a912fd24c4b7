// Ends this process when the launcher that started it is gone, even by kill -9: nothing serves on as an orphan.
// Processes that this one forks inherit its flags, and follow nobody.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
delete process.env.LAUNCHER_PID;

// Ends this process when the launcher that started it is gone, even by kill -9: nothing serves on as an orphan.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}

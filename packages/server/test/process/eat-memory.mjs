/** Loaded into a server before its own code: on SIGUSR2 one piece of work takes more memory than there is. */
process.on('SIGUSR2', () => {
  const taken = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, () => ({})));
});

/** Loaded into a server before its own code: on SIGUSR2 it allocates memory until there is none left. */
process.on('SIGUSR2', () => {
  const taken = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, () => ({})));
});

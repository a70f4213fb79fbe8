/** A day, 'YYYY-MM-DD', in words. */
const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
};

export const fullDay = inWords({ dateStyle: 'full' });
export const longDay = inWords({ dateStyle: 'long' });
export const shortDay = inWords({ weekday: 'short', day: 'numeric', month: 'numeric' });
export const monthName = inWords({
  month: 'long',
  year: 'numeric',
});

/** A day, 'YYYY-MM-DD', in words. */
const describeDay = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
};

export const fullDay = describeDay({ dateStyle: 'full' });
export const longDay = describeDay({ dateStyle: 'long' });
export const shortDay = describeDay({ weekday: 'short', day: 'numeric', month: 'numeric' });
export const monthName = describeDay({
  month: 'long',
  year: 'numeric',
});

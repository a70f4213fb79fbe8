/** One line a measurement: its figure, its floor's, and the ratio, which is what counts. */
export function report(name: string, figure: number, floor: number, unit = '/s'): void {
  const whole = (value: number) => `${Math.round(value)} ${unit}`;
  console.log(
    `${name.padEnd(28)} ${whole(figure).padStart(12)}   floor ${whole(floor).padStart(12)}   ` +
      `ratio ${(figure / floor).toFixed(2)}`,
  );
}

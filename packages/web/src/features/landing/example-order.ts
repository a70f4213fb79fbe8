import type { Cents } from '@simplato/domain';
import type { PlateCourse } from '../../ui/plate-design.ts';

interface ExampleDish {
  name: string;
  description: string;
  grossCents: Cents;
  course: PlateCourse;
}

/** What the phone on the landing shows: dishes of the demo house, at its prices. */
export const EXAMPLE_STRIPS: readonly (readonly ExampleDish[])[] = [
  [
    {
      name: 'Croquetas de faisán',
      description: 'Ocho croquetas de bechamel cremosa con carne de faisán estofado.',
      grossCents: 1350,
      course: 1,
    },
    {
      name: 'Crema de espárragos',
      description: 'Crema templada de espárrago verde con picatostes.',
      grossCents: 990,
      course: 1,
    },
  ],
  [
    {
      name: 'Bacalao con tomate',
      description: 'Lomo desalado en casa, sobre tomate frito con pimiento asado.',
      grossCents: 2090,
      course: 2,
    },
    {
      name: 'Conejo al ajillo',
      description: 'Troceado pequeño y frito con ajos de Chinchón, tomillo y vino blanco.',
      grossCents: 1690,
      course: 2,
    },
  ],
];

/** What that phone has in its basket, and a moment later the kitchen on its wall. */
export const EXAMPLE_LINES: readonly {
  quantity: number;
  name: string;
  grossCents: Cents;
  note?: string;
}[] = [
  { quantity: 2, name: 'Croquetas de faisán', grossCents: 1350 },
  { quantity: 1, name: 'Crema de espárragos', grossCents: 990, note: 'sin picatostes' },
  { quantity: 1, name: 'Agua con gas', grossCents: 280 },
];

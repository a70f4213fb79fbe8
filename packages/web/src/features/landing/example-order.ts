import type { Cents } from '@simplato/domain';
import type { PlateCourse } from '../../ui/plate-design.ts';

interface ExampleProduct {
  name: string;
  description: string;
  grossCents: Cents;
  course: PlateCourse;
}

/** The menu on the landing page's example phone: products and prices of the demo restaurant. */
export const EXAMPLE_STRIPS: readonly (readonly ExampleProduct[])[] = [
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

/** The example phone's basket, and then the kitchen's slip. */
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

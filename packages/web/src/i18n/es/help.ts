export const HELP_MESSAGES = {
  id: 'HELP_MESSAGES',
  pageTitle: 'Ayuda · Simplato',
  heading: 'Ayuda',
  detail: 'Lo que conviene saber en la mesa. Para lo demás, pregunta a tu camarero.',
  allergy: {
    question: 'Tengo una alergia. ¿Qué hago?',
    answer:
      'Díselo siempre al camarero antes de pedir. Puedes filtrar la carta por los alérgenos que evitas, pero solo sabe lo que el restaurante declara de cada plato y de sus opciones. Al pedir, escríbelo también en la nota para la cocina.',
    link: 'La carta',
  },
  change: {
    question: '¿Puedo cambiar o cancelar un pedido?',
    answer:
      'Antes de enviarlo, cambia lo que quieras. Mientras espera el pago, puedes descartarlo en «La mesa». Una vez en la cocina, díselo al camarero: el restaurante puede cancelarlo hasta que esté servido, y lo que hayas pagado online se te devuelve.',
    link: 'La mesa',
  },
  pay: {
    question: '¿Cómo pago?',
    answer:
      'Al camarero, en la mesa: el pedido va a la cocina en cuanto lo envías. O con tarjeta desde el móvil, si al pedir ves «Pagar online»: entonces va a la cocina cuando se confirma el pago. Nada se cobra dos veces.',
    link: 'Tu pedido',
  },
} as const;

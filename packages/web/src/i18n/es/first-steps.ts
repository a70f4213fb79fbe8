/** Texts of a new restaurant's to-do list, shown on its board. */
export const FIRST_STEPS_MESSAGES = {
  title: 'Primeros pasos',
  text: 'Lo que falta para que tus mesas pidan desde el móvil.',
  ready: 'Todo listo para recibir pedidos. Solo falta probarlo.',
  done: 'Hecho',
  optional: 'Opcional',
  menu: {
    title: 'Escribe tu carta',
    why: 'Hasta que no haya algún plato a la venta, nadie puede pedir. Escríbela aquí, o trae la que ya tienes en un Excel.',
    categories: 'Crear las categorías',
    products: 'Ir a los productos',
    file: 'Importarla de un archivo',
  },
  tables: {
    title: 'Crea los códigos de tus mesas',
    why: 'Cada mesa tiene el suyo: así sabes de dónde viene cada pedido.',
    action: 'Crear los códigos',
  },
  cards: {
    title: 'Cobra con tarjeta',
    why: 'Tus clientes podrán pagar al pedir. Si no, se paga en la mesa, como siempre.',
    action: 'Activar los cobros',
  },
  trial: {
    title: 'Haz un pedido de prueba',
    why: 'Escanea este código con tu móvil, pide algo y escribe «Prueba» en la nota: lo verás llegar aquí al momento.',
    action: 'Probar un pedido',
    link: 'Enlace para abrirlo en tu móvil',
  },
  came: {
    title: 'Haz un pedido de prueba: hecho',
    text: 'Ha llegado tu primer pedido. Si era de prueba, cancélalo en su menú «…»: lo cancelado no cuenta en tus ventas.',
    close: 'Entendido',
  },
  next: 'Siguiente paso:',
} as const;

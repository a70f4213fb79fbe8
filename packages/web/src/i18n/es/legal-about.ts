import { COMPANY_ITEMS } from './company.ts';
import type { LegalText } from './legal-text.ts';

export const ABOUT_TEXT: LegalText = {
  title: 'Quiénes somos',
  sections: [
    {
      paragraphs: [
        'Simplato se hace en Aranjuez, Madrid. Somos un equipo pequeño que trabaja a un paseo de las cocinas que lo usan.',
      ],
    },
    {
      title: 'Qué hacemos',
      paragraphs: [
        'Llevamos la comanda de la mesa a la cocina. Escaneas el código de tu mesa, eliges con calma y la cocina lo sabe al instante. Sin descargar nada y sin sorpresas en el precio.',
        'El restaurante cambia su carta cuando quiere, con sus alérgenos y lo que hoy se ha acabado, y ve cada pedido en un tablero que avisa hasta que alguien lo mira. Quien come paga online o al camarero, como siempre.',
      ],
    },
    {
      title: 'Dónde',
      paragraphs: [
        'En Aranjuez, entre el Tajo y los Jardines. De momento el registro de restaurantes está abierto solo en nuestra ciudad, para poder atender a cada uno en persona.',
      ],
    },
    {
      title: 'Por qué',
      paragraphs: [
        'Porque un camarero que no tiene que apuntar puede mirar a la mesa. Porque una nota de alergia no debería perderse entre dos papeles. Y porque una taberna no debería pagar una cuota por tener carta.',
        'Por eso no la hay: cobramos una pequeña parte de cada pago online, y nada de lo que se paga en la mesa. No ponemos publicidad y no vendemos los datos de nadie.',
      ],
    },
    { title: 'Quién responde', items: COMPANY_ITEMS },
  ],
};

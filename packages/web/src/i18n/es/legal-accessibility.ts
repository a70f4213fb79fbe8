import { joinTexts, WRITE_TO_US } from './company.ts';
import type { LegalText } from './legal-text.ts';

export const ACCESSIBILITY_TEXT: LegalText = {
  title: 'Accesibilidad',
  date: 'Declaración preparada el 21 de noviembre de 2026.',
  sections: [
    {
      paragraphs: [
        'Queremos que cualquiera pueda leer la carta y pedir: con teclado, con lector de pantalla, con la letra al doble o con una sola mano. Trabajamos con las pautas WCAG 2.2, nivel AA, y la norma EN 301 549, como piden la Directiva (UE) 2019/882 y la Ley 11/2023.',
      ],
    },
    {
      title: 'Cómo está hoy',
      lead: 'Simplato es parcialmente conforme: cumple lo que hemos comprobado, y esto es lo que sabemos que falta.',
      points: [
        'Los documentos en PDF (el recibo y las hojas de códigos) no llevan etiquetas. Del recibo, lo mismo está en la pantalla como texto.',
        'La carta está en el idioma del restaurante; lo que no ha traducido sale en español y así lo decimos al lector de pantalla. Los textos legales están solo en español.',
        'Las fotos de los platos no llevan descripción propia: el nombre y la descripción del plato están al lado.',
        'La página en la que se paga es de Stripe y no depende de nosotros. Siempre se puede pagar al camarero.',
      ],
    },
    {
      title: 'Otras maneras',
      paragraphs: [
        'Si no puedes usar la cámara, escribe el código que hay bajo el dibujo. Y siempre puedes pedir de viva voz: nadie está obligado a usar el móvil.',
      ],
    },
    {
      title: 'Cómo lo comprobamos',
      paragraphs: [
        'Es una autoevaluación. En cada versión pasamos todas las pantallas por axe, en claro y en oscuro, y hacemos con el teclado los recorridos principales. Aún no ha habido una auditoría externa.',
      ],
    },
    {
      title: 'Avísanos',
      paragraphs: [
        joinTexts(
          'Si algo te cierra el paso dinos qué pantalla era y con qué la usabas. ',
          WRITE_TO_US,
          ', o díselo al restaurante, que nos conoce. Contestamos en quince días hábiles.',
        ),
        'Si nuestra respuesta no te basta, puedes reclamar ante la autoridad de vigilancia que señala la Ley 11/2023 en tu comunidad.',
      ],
    },
  ],
};

import { COMPANY_ITEMS, joinTexts, WRITE_TO_US } from './company.ts';
import type { LegalText } from './legal-text.ts';
import { PATHS } from '../../paths.ts';

const AEPD = { text: 'aepd.es', href: 'https://www.aepd.es' };

/** In two layers, as LOPDGDD art. 11 requires: a summary first, then everything. */
export const PRIVACY_TEXT: LegalText = {
  title: 'Política de privacidad',
  date: 'Revisada en noviembre de 2026.',
  sections: [
    {
      title: 'En pocas palabras',
      items: [
        [
          'Responsable',
          'Simplato, de las cuentas. El restaurante en el que pides, de tus pedidos en su casa.',
        ],
        [
          'Para qué',
          'Llevar tu pedido a la cocina, cobrarlo si quieres y que entres en tu cuenta.',
        ],
        [
          'Con qué derecho',
          'Porque lo pides (contrato), porque lo manda la ley y, poco, por interés legítimo.',
        ],
        [
          'Quién lo recibe',
          'El restaurante, Stripe si pagas online, y quien aloja y envía correos por nosotros. Nadie más.',
        ],
        ['Cuánto tiempo', 'Tu cuenta, hasta que la borres. Lo demás, lo que se dice abajo.'],
        [
          'Tus derechos',
          'Ver, corregir, llevarte, limitar, oponerte y borrar: casi todo lo haces tú en «Mi cuenta».',
        ],
      ],
    },
    {
      title: 'Quién es el responsable',
      items: COMPANY_ITEMS,
      paragraphs: [
        'De la cuenta de un comensal y de las personas que llevan un restaurante, el responsable es Simplato. De los pedidos lo es el restaurante que los sirve: Simplato los trata por su encargo, con el contrato que está en los términos. Si nos preguntas por un pedido, se lo decimos al restaurante y te ayudamos.',
      ],
    },
    {
      title: 'Qué guardamos',
      items: [
        [
          'Cuenta de comensal',
          'Tu nombre, tu usuario, tu correo y el idioma en que lees, para escribirte en él. La contraseña no la conocemos: solo una huella que no permite recuperarla.',
        ],
        [
          'Cuenta de restaurante',
          'Los datos del negocio y, de cada persona del equipo, su usuario, su correo y huellas de su contraseña y su PIN.',
        ],
        [
          'Datos de uso',
          'Los pedidos, la mesa, la hora y las notas. Sin cuenta, un pedido no lleva ningún nombre.',
        ],
        [
          'Notas',
          'Una nota puede decir algo de tu salud, como una alergia. Escríbela solo si quieres que la cocina lo sepa: la ve su personal y nadie más.',
        ],
        [
          'Lo que evitas',
          'Si filtras la carta por alérgenos y eliges avisar a la cocina, los alérgenos que evitas van con tus pedidos. Los ve su personal y nadie más, tampoco en tu mesa. Si eliges contarlo a la mesa, los demás ven cuántos los evitan, y no quién; se olvida al cerrar la cuenta o al irte a otra.',
        ],
        [
          'Datos de pago',
          'Si se pagó, cuánto y cuándo. La tarjeta la ve únicamente el proveedor de pagos: nosotros no guardamos datos de tarjetas.',
        ],
        [
          'Seguridad',
          'Una huella de la dirección IP desde la que se intenta entrar o registrarse, y si un dispositivo ya entró antes en tu cuenta. De cada sesión de tu cuenta, el navegador, el sistema, cuándo se abrió y cuándo se usó por última vez: lo ves en «Mi cuenta».',
        ],
      ],
      paragraphs: [
        'Nos los das tú al registrarte o al pedir. Nada es obligatorio para pedir como invitado; sin nombre, usuario y correo no podemos darte una cuenta. La cámara con la que escaneas el código se usa solo en tu móvil: su imagen no sale de él.',
      ],
    },
    {
      title: 'Para qué y con qué derecho',
      items: [
        [
          'Llevar tu pedido y enseñarte cómo va',
          'Ejecución de lo que pides (art. 6.1.b del RGPD). La salud que cuentes en una nota, o al avisar a la cocina de lo que evitas, con tu consentimiento al hacerlo (art. 9.2.a): lo retiras quitando el aviso antes de pedir.',
        ],
        ['Tu cuenta y los correos sobre ella y tus pedidos', 'El contrato contigo (art. 6.1.b).'],
        ['Cobrar y devolver online', 'El contrato contigo (art. 6.1.b).'],
        [
          'Cuentas, impuestos y reclamaciones',
          'Obligaciones legales del restaurante y nuestras (art. 6.1.c).',
        ],
        [
          'Frenar a quien prueba contraseñas o abusa',
          'Interés legítimo en proteger las cuentas (art. 6.1.f).',
        ],
      ],
      paragraphs: [
        'No hacemos perfiles ni decidimos nada sobre ti con un programa. No mandamos publicidad y no vendemos nada a nadie.',
      ],
    },
    {
      title: 'Quién lo recibe',
      items: [
        ['El restaurante', 'Tus pedidos en su casa y, si pides con cuenta, tu nombre.'],
        [
          'Stripe',
          'Stripe Payments Europe, Ltd. (Irlanda): lo necesario para cobrar y evitar fraudes, de lo que es responsable. Solo si pagas online.',
        ],
        [
          'Proveedor de correo',
          'Tu correo y lo que te escribimos, para entregarlo. Es encargado nuestro.',
        ],
        ['Proveedor de alojamiento', 'Guarda los servidores. Es encargado nuestro.'],
        ['Autoridades', 'Lo que una ley o un juez exija.'],
      ],
      paragraphs: [
        'Ninguna página de Simplato llama a otros sitios: ni medición, ni redes sociales, ni tipografías de fuera. Si Stripe lleva datos fuera del Espacio Económico Europeo, lo hace con las garantías del RGPD: el marco de privacidad entre la Unión Europea y los Estados Unidos o las cláusulas tipo de la Comisión.',
      ],
    },
    {
      title: 'Cuánto tiempo',
      items: [
        ['Tu cuenta', 'Hasta que la borres.'],
        [
          'Los pedidos',
          'El restaurante los guarda lo que le exige la ley: cuatro años por impuestos y seis por los libros de comercio. Sin tu nombre si borras la cuenta.',
        ],
        [
          'Lo que evitas',
          'Hasta que se cierra la cuenta de la mesa y la cocina ha terminado. En las copias de seguridad de ese rato, hasta que se borran: un mes como mucho.',
        ],
        ['Las sesiones', 'Siete días como mucho.'],
        ['Los correos que te enviamos', 'Un día después de enviados; siete si no llegaron.'],
        ['Intentos de entrar, con esa huella', 'Un día desde el último.'],
        ['Dispositivos conocidos', 'Un año desde la última vez.'],
        ['Avisos del proveedor de pagos', 'Treinta días.'],
      ],
      paragraphs: [
        'Lo que se borra y la ley obliga a conservar queda bloqueado: solo para jueces y autoridades, hasta que prescriba.',
      ],
    },
    {
      title: 'Cómo los cuidamos',
      paragraphs: [
        'Las contraseñas no viajan ni se guardan como las escribes. La conexión va cifrada, la sesión está en una cookie que ningún programa de la página puede leer, y cada persona de un restaurante ve solo lo de su casa. Si una brecha pusiera en riesgo tus datos te lo diríamos, y a la Agencia en 72 horas.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'En «Mi cuenta» puedes ver, corregir, descargar y borrar tus datos tú mismo. También puedes oponerte a un uso, pedir que se limite o retirar un consentimiento, sin que cambie lo hecho hasta entonces.',
        joinTexts(
          WRITE_TO_US,
          ' desde la dirección de tu cuenta, para saber que eres tú. Contestamos en un mes, y es gratis.',
        ),
        [
          'Si crees que no lo hacemos bien puedes reclamar ante la Agencia Española de Protección de Datos (',
          AEPD,
          ').',
        ],
      ],
    },
    {
      title: 'Menores',
      paragraphs: [
        'Para tener una cuenta hay que haber cumplido catorce años. Para pedir en la mesa con tu familia no hace falta ninguna.',
      ],
    },
    {
      title: 'Cambios',
      paragraphs: [
        [
          'Si cambia algo lo diremos aquí, y por correo a quien tenga cuenta si le afecta. Lo que se guarda en tu navegador está en la ',
          { text: 'política de cookies', href: PATHS.cookies },
          '.',
        ],
      ],
    },
  ],
};

import { FEES, formatEuros } from '@simplato/domain';
import type { LegalLink } from './legal-links.ts';

/** One of the four texts that the foot of the public pages opens (spec §1). */
export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  title?: string;
  paragraphs?: readonly string[];
  /** A name and what it is for. */
  items?: readonly (readonly [name: string, text: string])[];
}

const PERCENT = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const percent = (value: number) => `${PERCENT.format(value)} %`;
const { terms } = FEES;

export const LEGAL_TEXTS = {
  about: {
    title: 'Quiénes somos',
    sections: [
      {
        paragraphs: [
          'Simplato se hace en Aranjuez, Madrid. Somos un equipo pequeño que trabaja a un paseo de las cocinas que lo usan.',
          'Queremos que pedir en un restaurante sea sencillo: escaneas el código de tu mesa, eliges con calma y la cocina lo sabe al instante. Sin descargar nada y sin sorpresas en el precio.',
          'De momento el registro de restaurantes está abierto solo en nuestra ciudad, para poder atender a cada uno en persona.',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    sections: [
      {
        title: 'Qué es Simplato',
        paragraphs: [
          'Simplato pone en contacto a quien come en un restaurante con su cocina. La carta, los precios, los alérgenos y el servicio son de cada restaurante, que responde de ellos.',
          'Un pedido queda hecho cuando la pantalla lo confirma con su número. El precio que ves, con el IVA incluido, es el que pagas. Si un plato cambia o se agota antes de enviarlo, te lo decimos y decides tú.',
        ],
      },
      {
        title: 'Para los restaurantes',
        paragraphs: [
          `Usar la carta, los códigos y el tablero de pedidos no tiene cuota. Cada pago en línea cuesta en total un ${percent(terms.percent)} del importe del pedido más ${formatEuros(terms.perChargeCents)} por operación: un ${percent(2)} para Simplato, y un ${percent(1.4)} más ${formatEuros(terms.perChargeCents)} para el proveedor de pagos, con tarjetas europeas. Lo que se paga en la mesa no tiene coste.`,
          'Quien registra un restaurante declara que puede actuar en su nombre, mantiene al día su carta y sus alérgenos, y guarda sus contraseñas. Puede pedir el cierre de la cuenta cuando quiera, desde «Mi cuenta».',
        ],
      },
      {
        title: 'Para los comensales',
        paragraphs: [
          'Puedes pedir sin cuenta. Si te haces una, usa datos tuyos y una contraseña que no uses en otro sitio; puedes descargar tus datos y borrarla cuando quieras.',
          'Un pedido que la cocina ya prepara no siempre puede anularse: habla con el personal. Las reclamaciones sobre la comida o el servicio son del restaurante, que tiene hojas de reclamaciones.',
        ],
      },
      {
        title: 'El servicio',
        paragraphs: [
          'Trabajamos para que funcione siempre, también cuando falla la conexión: un pedido se guarda en tu móvil y sale una sola vez. Aun así puede haber interrupciones, y entonces el camarero toma nota como siempre.',
          'Estos términos se rigen por la ley española. Si cambian, lo avisaremos aquí antes de que valgan.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    sections: [
      {
        title: 'Qué guardamos',
        items: [
          [
            'Cuenta de comensal',
            'Tu nombre, tu usuario y tu correo. La contraseña no la conocemos: solo una huella que no permite recuperarla.',
          ],
          [
            'Cuenta de restaurante',
            'Los datos del negocio y, de cada persona del equipo, su usuario y su correo.',
          ],
          ['Uso', 'Los pedidos, la mesa y la hora. Sin cuenta, un pedido no lleva ningún nombre.'],
          [
            'Pagos',
            'Si se pagó, cuánto y cuándo. La tarjeta la ve únicamente el proveedor de pagos: nosotros no guardamos datos de tarjetas.',
          ],
        ],
      },
      {
        title: 'Para qué y con qué derecho',
        paragraphs: [
          'Para llevar tu pedido a la cocina y enseñarte cómo va (es el servicio que pides), para que puedas entrar en tu cuenta, y para cumplir las obligaciones fiscales del restaurante. No hacemos perfiles, no mandamos publicidad y no vendemos nada a nadie.',
        ],
      },
      {
        title: 'Quién lo ve',
        paragraphs: [
          'El restaurante en el que pides ve tus pedidos. El proveedor de pagos ve lo necesario para cobrar. Nadie más: ninguna página de Simplato llama a otros sitios.',
        ],
      },
      {
        title: 'Cuánto tiempo',
        paragraphs: [
          'Tu cuenta, hasta que la borres. Los pedidos se quedan en el restaurante el tiempo que le exige la ley, sin tu nombre si borras la cuenta. Los correos que te enviamos, un día después de enviados. Las sesiones, siete días como mucho.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'En «Mi cuenta» puedes ver, corregir, descargar y borrar tus datos tú mismo. También puedes oponerte a un uso o pedir que se limite, y reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
        ],
      },
    ],
  },
  cookies: {
    title: 'Política de cookies',
    sections: [
      {
        paragraphs: [
          'En vigor desde 2025. Solo usamos lo que hace falta para que funcione lo que pides; por eso no te preguntamos con un aviso. No hay cookies de publicidad ni de medición, ni de otros sitios.',
        ],
      },
      {
        title: 'Cookies',
        items: [
          ['SMPLTSSN', 'Tu sesión. Hasta siete días; sin «Recordarme», hasta cerrar el navegador.'],
          ['SMPLTSRNM', 'Tu nombre de usuario, para saludarte. Lo mismo que la sesión.'],
          ['SMPLTTYPE', 'Si eres comensal o restaurante. Lo mismo que la sesión.'],
          ['SMPLTNTRPRS', 'El restaurante en el que estás. Lo mismo que la sesión.'],
          ['SMPLTMS', 'Tu mesa. Lo mismo que la sesión.'],
          [
            'SMPLTDSP',
            'Reconoce un dispositivo en el que ya entraste, para que los intentos de otros no te dejen fuera. Un año.',
          ],
          ['SMPLTTCKT', 'Une los dos pasos del registro de un restaurante. Media hora.'],
        ],
      },
      {
        title: 'Lo que se guarda en tu navegador',
        items: [
          ['carrito', 'Lo que has elegido y aún no has enviado.'],
          ['pedidoPendiente', 'Un pedido enviado del que todavía no sabemos la respuesta.'],
          ['pagoPendiente', 'El pedido que estás pagando, hasta que se sabe si se ha cobrado.'],
          ['stripeAccountId', 'En el restaurante: el número de su cuenta para cobrar con tarjeta.'],
          ['order', 'El número de tu último pedido, hasta que lo lees.'],
          ['comensal', 'Tu nombre y tu correo mientras estás dentro.'],
          ['carritoComentarios', 'La nota de ese pedido para la cocina.'],
          [
            'pedidosVistos…, filtroTablero…, sonidoPedidos, mesaCamarero',
            'En las tabletas del restaurante: qué pedidos son nuevos, qué partidas se muestran, si suena y para qué mesa se toma nota.',
          ],
        ],
      },
      {
        paragraphs: [
          'Al salir con «Logout» se borra todo menos SMPLTDSP. También puedes borrarlo cuando quieras en los ajustes de tu navegador.',
        ],
      },
    ],
  },
} as const satisfies Record<LegalLink, LegalText>;

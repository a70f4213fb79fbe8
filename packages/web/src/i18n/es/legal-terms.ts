import { FEES, formatEuros, PLATFORM_FEE_PERCENT, PROVIDER_FEE } from '@simplato/domain';
import { PATHS } from '../../paths.ts';
import { COMPANY_ITEMS, joinTexts, WRITE_TO_US } from './company.ts';
import type { LegalText } from './legal-text.ts';
import { formatPercent } from '../percent.ts';

const { terms } = FEES;

export const TERMS_TEXT: LegalText = {
  title: 'Términos y condiciones',
  date: 'Revisados en noviembre de 2026.',
  sections: [
    { title: 'Quién presta el servicio', items: COMPANY_ITEMS },
    {
      title: 'Qué es Simplato',
      paragraphs: [
        'Simplato pone en contacto a quien come en un restaurante con su cocina: carta, pedido y, si el restaurante quiere, pago online. La carta, los precios, los alérgenos, la comida y el servicio son de cada restaurante, que es quien te vende y responde de ellos.',
        'Al usar Simplato aceptas estos términos. Puedes leerlos, guardarlos e imprimirlos en esta página cuando quieras.',
      ],
    },
    {
      title: 'Cómo se pide',
      points: [
        'Escaneas el código de tu mesa. No hace falta cuenta.',
        'Eliges de la carta. Cada precio lleva el IVA incluido y es el que pagas.',
        'Antes de enviar ves el pedido entero y puedes cambiarlo o quitar lo que quieras.',
        'Al pulsar «Pedir ahora y pagar al camarero» o «Pagar online» haces un pedido que obliga a pagarlo. Queda hecho cuando la pantalla lo confirma con su número; con cuenta, también te llega por correo.',
        'Si un plato cambia o se agota antes de enviarlo, no se envía nada: te lo decimos y decides tú.',
      ],
      paragraphs: [
        'Se pide en español. Cada pedido se guarda, y lo ves en «La mesa» mientras dura la visita; con cuenta puedes descargar los tuyos. El correo y el recibo de Simplato no son una factura: la factura la da el restaurante.',
      ],
    },
    {
      title: 'Pagar y devolver',
      paragraphs: [
        'El pago online lo cobra el restaurante a través de Stripe, que es quien ve la tarjeta. A quien paga no se le cobra ningún recargo. Si el pago falla, no se cobra nada y puedes probar otra vez o pagar al camarero.',
        'La comida se prepara al momento y se estropea pronto: por eso no hay derecho de desistimiento una vez que la cocina la prepara (art. 103 de la Ley General para la Defensa de los Consumidores y Usuarios). Si algo no está bien, habla con el personal: el restaurante puede anular el pedido y devolver todo o una parte, y el dinero vuelve a la misma tarjeta.',
      ],
    },
    {
      title: 'Si algo va mal',
      paragraphs: [
        'De la comida, el servicio o la cuenta responde el restaurante, que tiene hojas de reclamaciones a tu disposición.',
        joinTexts(
          'De la aplicación respondemos nosotros. ',
          WRITE_TO_US,
          ' y te contestamos lo antes posible, y en un mes como mucho. También tenemos hojas de reclamaciones del Sistema Unificado de la Comunidad de Madrid.',
        ),
        'Si vives como consumidor en Aranjuez puedes acudir a su Oficina Municipal de Información al Consumidor (OMIC), y en cualquier sitio a los servicios de consumo de tu comunidad. Siempre puedes ir a los juzgados de tu domicilio.',
      ],
    },
    {
      title: 'Para los restaurantes: lo que cuesta',
      paragraphs: [
        `Usar la carta, los códigos y el tablero de pedidos no tiene cuota ni permanencia. Cada pago online cuesta en total un ${formatPercent(terms.percent)} del importe del pedido más ${formatEuros(terms.perChargeCents)} por operación: un ${formatPercent(PLATFORM_FEE_PERCENT)} para Simplato, y un ${formatPercent(PROVIDER_FEE.percent)} más ${formatEuros(PROVIDER_FEE.perChargeCents)} para el proveedor de pagos, con tarjetas europeas. Lo que se paga en la mesa no tiene coste.`,
        'De la propina no nos quedamos nada. Si devuelves un pago, te devolvemos nuestra parte en la misma proporción. El proveedor de pagos cobra la suya, que puede ser otra con tarjetas de fuera de Europa, según su propio contrato contigo. La comisión no puede cobrarse a quien paga.',
      ],
    },
    {
      title: 'Para los restaurantes: lo que pedimos',
      points: [
        'Registra un negocio en cuyo nombre puedes actuar, con sus datos verdaderos, y guarda bien las contraseñas y los PIN de tu equipo.',
        'Mantén al día la carta, los precios con su IVA y los alérgenos. Decir «sin alérgenos» es responsabilidad tuya.',
        'Atiende los pedidos que aceptas y da factura a quien la pida.',
        'No uses Simplato para lo que la ley prohíbe. Si algo de tu carta la infringe, te pediremos que lo quites antes de quitarlo nosotros, salvo que no pueda esperar.',
      ],
      paragraphs: [
        'El orden de los platos lo pones tú: nadie paga por salir antes. Los datos de tus pedidos son tuyos y puedes descargarlos desde «Historial».',
        'Puedes pedir el cierre de la cuenta cuando quieras, desde «Mi cuenta». Si alguna vez tuviéramos que limitarla o cerrarla nosotros, te diremos por escrito la razón, con treinta días de antelación salvo fraude u obligación legal, y podrás responder.',
      ],
    },
    {
      title: 'Para los restaurantes: datos personales',
      lead: 'De los pedidos de tu casa el responsable eres tú, y Simplato es tu encargado del tratamiento (art. 28 del RGPD). Este apartado es el contrato entre los dos.',
      points: [
        'Tratamos esos datos solo para darte el servicio y según lo que tú haces en la aplicación, mientras tengas cuenta.',
        'Son la mesa, la hora, los platos, las notas y el pago; y el nombre y el correo de quien pide con cuenta.',
        'Quien trabaja en Simplato guarda secreto, y aplicamos las medidas de seguridad de nuestra política de privacidad.',
        'Usamos a su vez a quien aloja los servidores y a quien envía los correos, con el mismo contrato. Si cambian te avisamos antes, y puedes oponerte.',
        'Te ayudamos a atender los derechos de las personas y a demostrar que cumples. Si hubiera una brecha de seguridad te avisamos sin demora.',
        'Al cerrar la cuenta puedes llevarte tus datos; después los borramos, salvo lo que la ley obligue a conservar.',
      ],
    },
    {
      title: 'Para quien tiene cuenta de comensal',
      paragraphs: [
        'Usa datos tuyos y una contraseña que no uses en otro sitio. Puedes descargar tus datos y borrar la cuenta cuando quieras, desde «Mi cuenta».',
      ],
    },
    {
      title: 'El servicio',
      paragraphs: [
        'Trabajamos para que funcione siempre, también cuando falla la conexión: un pedido se guarda en tu móvil y sale una sola vez. Aun así puede haber interrupciones, y entonces el camarero toma nota como siempre.',
        'Respondemos de los daños que causemos por culpa nuestra. Nada de lo dicho aquí quita los derechos que la ley da a los consumidores.',
        'El nombre y el dibujo de Simplato son nuestros; la carta y las fotos, de cada restaurante.',
      ],
    },
    {
      title: 'Cambios y ley',
      paragraphs: [
        'Si estos términos cambian lo diremos aquí antes de que valgan y, a los restaurantes, por correo con al menos quince días de antelación. Los pedidos ya hechos siguen con los términos de su día.',
        [
          'Se rigen por la ley española. El trato de tus datos está en la ',
          { text: 'política de privacidad', href: PATHS.privacy },
          ' y lo que se guarda en tu navegador, en la ',
          { text: 'política de cookies', href: PATHS.cookies },
          '.',
        ],
      ],
    },
  ],
};

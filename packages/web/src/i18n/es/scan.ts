export const SCAN_MESSAGES = {
  id: 'SCAN_MESSAGES',
  pageTitle: 'Escanea tu mesa · Simplato',
  home: 'Ir a la portada de Simplato',
  heading: 'Escanea el código QR de la mesa.',
  hint: 'Apunta con la cámara: entramos en cuanto lo veamos.',
  viewLabel: 'Imagen de la cámara',
  cameraLabel: 'Cámara',
  unknownCamera: 'Cámara desconocida',
  state: {
    notStarted: 'La cámara está apagada.',
    scanning: 'Buscando el código…',
    paused: 'En pausa.',
  },
  opening: 'Abriendo la cámara…',
  start: 'Escanear con la cámara',
  pause: 'Pausar',
  resume: 'Seguir escaneando',
  stop: 'Apagar la cámara',
  retry: 'Probar de nuevo',
  entering: 'Entrando en tu mesa...',
  byHand: {
    title: '¿No puedes escanear?',
    label: 'Código de la mesa',
    hint: 'Pídelo en el restaurante, o pega el enlace que te pase alguien de tu mesa.',
    empty: 'Escribe el código de la mesa o pega su enlace',
    submit: 'Entrar',
  },
  staff: {
    title: 'Has entrado como restaurante',
    text: 'Si te sientas a esta mesa como comensal, tu sesión del restaurante termina en este navegador.',
    enter: 'Sentarme a la mesa',
    stay: 'Volver a los pedidos',
  },
  elsewhere: {
    title: 'Este enlace es de otro restaurante',
    text: 'Ya tienes mesa. Si te sientas a la del enlace, dejas la de ahora y se borra lo que aún no has pedido.',
    enter: 'Sentarme a la mesa',
    stay: 'Quedarme donde estoy',
  },
  /** By a link on another site. */
  broughtHere: {
    title: (tableName: string) => `¿Estás en la mesa ${tableName}?`,
    text: 'Te ha traído aquí un enlace, no el código de una mesa. Siéntate solo si es tu mesa: allí servirán lo que pidas. Si no, escanea el código que tienes delante.',
    leave: 'Ir a la portada',
  },
  problem: {
    cameraRefused: {
      title: 'No tenemos permiso para usar la cámara',
      text: 'Dale permiso en los ajustes del navegador y prueba de nuevo, o escribe el código a mano.',
    },
    noCamera: {
      title: 'No encontramos ninguna cámara',
      text: 'Escribe a mano el código de la mesa, o abre el QR con otro móvil.',
    },
    cameraBusy: {
      title: 'Otra aplicación está usando la cámara',
      text: 'Ciérrala y prueba de nuevo, o elige otra cámara.',
    },
    insecure: {
      title: 'La cámara necesita una conexión segura (https)',
      text: 'En esta dirección el navegador no la deja usar. Escribe a mano el código de la mesa.',
    },
    notOurs: {
      title: 'Este código no es de una mesa de Simplato.',
      text: 'Busca el QR de la mesa y prueba de nuevo.',
    },
    restaurantGone: {
      title: 'Este restaurante ya no está en Simplato.',
      text: 'Pide la carta al camarero. Si te has cambiado de sitio, escanea el código de ahora.',
    },
    cookiesBlocked: {
      title: 'Tu navegador no nos deja guardar tu mesa',
      text: 'Permite las cookies de esta página en los ajustes del navegador, o sal del modo que las bloquea, y prueba de nuevo.',
    },
    noNetwork: {
      title: 'No hay conexión',
      text: 'No hemos podido entrar en la mesa. Comprueba tu red y prueba de nuevo.',
    },
    other: { title: 'No hemos podido entrar en la mesa' },
  },
} as const;

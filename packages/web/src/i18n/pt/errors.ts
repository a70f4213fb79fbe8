import { RECEIPT_PT } from '@simplato/domain';
import type { Sentence } from '../es/errors.ts';

export const ERROR_MESSAGES: Readonly<Record<Sentence, string>> = {
  ...RECEIPT_PT.said,
  'Hay datos que no podemos leer. Revísalos y prueba de nuevo.':
    'Há dados que não conseguimos ler. Revê-os e tenta de novo.',
  'La hora de tu dispositivo no es correcta. Ponla en automático y prueba de nuevo.':
    'A hora do teu dispositivo não está certa. Põe-na em automático e tenta de novo.',
  'La petición ha caducado. Revisa la hora de tu dispositivo y prueba de nuevo.':
    'O pedido caducou. Verifica a hora do teu dispositivo e tenta de novo.',
  'No hay productos en el carrito': 'Não há pratos no teu pedido',
  'Este código no es de una mesa de Simplato.': 'Este código não é de uma mesa do Simplato.',
  'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.':
    'Esta ligação já foi usada ou caducou. Pede uma nova.',
  'Tu sesión ha terminado. Vuelve a entrar.': 'A tua sessão terminou. Volta a entrar.',
  'Credenciales no son válidas. Pruebe de nuevo.': 'Estes dados não são válidos. Tenta de novo.',
  'No tienes permiso para hacer esto.': 'Não tens autorização para fazer isto.',
  'La contraseña actual no es correcta.': 'A palavra-passe atual não está certa.',
  'Estos datos son de otro restaurante.': 'Estes dados são de outro restaurante.',
  'No lo encontramos. Puede que ya no exista.': 'Não o encontramos. Talvez já não exista.',
  'Este restaurante ya no está en Simplato.': 'Este restaurante já não está no Simplato.',
  'Esta clave de envío ya se usó con otro pedido.':
    'Esta chave de envio já foi usada com outro pedido.',
  'El email ya se encuentra registrado. cambie el email, por favor.':
    'Este e-mail já está registado. Usa outro, por favor.',
  'El nombre de usuario ya existe, por favor use otro..':
    'Este nome de utilizador já existe. Usa outro, por favor.',
  'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.':
    'O nome de utilizador ou o e-mail já estão registados. Tenta de novo.',
  'La cocina está cerrada ahora mismo. No se ha enviado nada y lo que has elegido sigue aquí.':
    'A cozinha está fechada neste momento. Nada foi enviado e o que escolheste continua aqui.',
  'La carta ha cambiado desde que elegiste. Revisa tu pedido.':
    'A ementa mudou desde que escolheste. Revê o teu pedido.',
  'Este restaurante no acepta pagos online todavía.':
    'Este restaurante ainda não aceita pagamentos online.',
  'El importe no es el del pedido. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'O valor não é o do pedido. Volta ao teu pedido e tenta de novo: nada foi cobrado.',
  'Este pedido ya está pagado.': 'Este pedido já está pago.',
  'Este pedido ya no espera ningún pago online.':
    'Este pedido já não espera nenhum pagamento online.',
  'Tu banco está confirmando el pago. Espera un momento antes de elegir otra forma de pagar.':
    'O teu banco está a confirmar o pagamento. Espera um momento antes de escolheres outra forma de pagar.',
  'Lo que envías es demasiado grande.': 'O que envias é demasiado grande.',
  'La petición ha tardado demasiado en llegar. Prueba de nuevo.':
    'O pedido demorou demasiado a chegar. Tenta de novo.',
  'La dirección o las cookies de la petición son demasiado largas. Borra las cookies y prueba de nuevo.':
    'O endereço ou os cookies do pedido são demasiado longos. Apaga os cookies e tenta de novo.',
  'Demasiados intentos seguidos. Espera un momento.':
    'Demasiadas tentativas seguidas. Espera um momento.',
  'Han llegado muchos pedidos seguidos desde este móvil o desde esta mesa, y este no se ha enviado. Lo que has elegido sigue aquí: pide al personal que lo anote, o prueba de nuevo en unos minutos.':
    'Chegaram muitos pedidos seguidos deste telemóvel ou desta mesa, e este não foi enviado. O que escolheste continua aqui: pede ao empregado que o anote ou tenta de novo daqui a uns minutos.',
  'Este código no es el de la mesa, y desde aquí se han probado demasiados. Escanea el que está ahora en la mesa, o pide al personal que te ayude.':
    'Este código não é o da mesa e já se experimentaram demasiados a partir daqui. Lê o que está agora na mesa ou pede ajuda ao empregado.',
  'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.':
    'Algo falhou do nosso lado. Tenta de novo dentro de um momento.',
  'El servicio de pagos no responde ahora mismo. No se ha cobrado nada. Prueba de nuevo en un momento.':
    'O serviço de pagamentos não responde neste momento. Nada foi cobrado. Tenta de novo dentro de um momento.',
  'Ahora mismo no podemos atenderte. Prueba de nuevo en un momento.':
    'Agora não te conseguimos atender. Tenta de novo dentro de um momento.',
  'El correo no puede estar vacío': 'O e-mail não pode estar vazio',
  'El correo no cumple con el formato correcto': 'Este e-mail não é válido',
  'La contraseña no puede estar vacía': 'A palavra-passe não pode estar vazia',
  'La contraseña debe de tener al menos 8 caracteres y tener un número':
    'A palavra-passe tem de ter pelo menos 8 caracteres e um número',
  'El nombre no puede estar vacío': 'O nome não pode estar vazio',
  'El nombre es demasiado corto': 'O nome é demasiado curto',
  'El nombre no puede contener números': 'O nome não pode ter números',
  'El usuario no puede estar vacío': 'O nome de utilizador não pode estar vazio',
  'El usuario debe tener al menos 5 caracteres':
    'O nome de utilizador tem de ter pelo menos 5 caracteres',
  'Debe aceptar la casilla de Privacy Policy': 'Tens de aceitar a política de privacidade',
  'La propina no puede pasar de 100 €': 'A gorjeta não pode passar de 100\u00a0€',
  'La propina no puede ser más que el pedido': 'A gorjeta não pode ser mais do que o pedido',
  'El restaurante ha cambiado su cuenta de cobro. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'O restaurante mudou a sua conta de pagamentos. Volta ao teu pedido e tenta de novo: nada foi cobrado.',
  'El restaurante ya no acepta propinas: la hemos quitado. Mira el total y confírmalo. No se ha enviado ni cobrado nada.':
    'O restaurante já não aceita gorjetas: retirámos a tua. Vê o total e confirma-o. Nada foi enviado nem cobrado.',
  'Este pedido ya está cancelado y no irá a la cocina. Si aún lo quieres, vuelve a pedirlo.':
    'Este pedido já está cancelado e não vai para a cozinha. Se ainda o quiseres, pede-o outra vez.',
  'El servicio de pagos no responde y aún no sabemos cómo va tu pago. Prueba de nuevo en un momento: nada se cobra dos veces.':
    'O serviço de pagamentos não responde e ainda não sabemos como está o teu pagamento. Tenta de novo daqui a pouco: nada é cobrado duas vezes.',
  'El servicio de pagos no responde y todavía no hemos podido cerrar el pago. Seguimos intentándolo: míralo en Mis pedidos en un momento.':
    'O serviço de pagamentos não responde e ainda não conseguimos fechar o pagamento. Continuamos a tentar: vê em Os meus pedidos daqui a pouco.',
  'Lo has descartado antes de pagar': 'Descartaste-o antes de pagar',
  'El pago en línea no se terminó a tiempo': 'O pagamento online não foi terminado a tempo',
  'Todos los campos son obligatorios': 'Todos os campos são obrigatórios',
  'Las contraseñas no coinciden': 'As palavras-passe não coincidem',
  'No hay conexión con Simplato. Comprueba tu red y prueba de nuevo.':
    'Não há ligação ao Simplato. Verifica a tua rede e tenta de novo.',
};

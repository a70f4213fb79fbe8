import type * as spanish from '../es/errors.ts';
import type { Messages } from '../messages.ts';

export const ERROR_MESSAGES: Messages<typeof spanish.ERROR_MESSAGES> = {
  bad_request: 'Há dados que não conseguimos ler. Revê-os e tenta de novo.',
  bad_check: 'A hora do teu dispositivo não está certa. Põe-na em automático e tenta de novo.',
  stale_password: 'O pedido caducou. Verifica a hora do teu dispositivo e tenta de novo.',
  empty_basket: 'Não há pratos no teu pedido',
  unknown_code: 'Este código não é de uma mesa do Simplato.',
  bad_token: 'Esta ligação já foi usada, caducou ou está incompleta. Pede uma nova.',
  no_session: 'A tua sessão terminou. Volta a entrar.',
  bad_credentials: 'Estes dados não são válidos. Tenta de novo.',
  forbidden: 'Não tens autorização para fazer isto.',
  wrong_password: 'A palavra-passe atual não está certa.',
  other_house: 'Estes dados são de outro restaurante.',
  not_found: 'Não o encontramos. Talvez já não exista.',
  restaurant_gone: 'Este restaurante já não está no Simplato.',
  key_reused: 'Esta chave de envio já foi usada para outra coisa.',
  email_taken: 'Este e-mail já está registado. Usa outro, por favor.',
  username_taken: 'Este nome de utilizador já existe. Usa outro, por favor.',
  diner_taken: 'O nome de utilizador ou o e-mail já estão registados. Tenta de novo.',
  kitchen_closed:
    'A cozinha está fechada neste momento. Nada foi enviado e o que escolheste continua aqui.',
  orders_delayed:
    'A cozinha está a demorar mais do que o habitual. Nada foi enviado e o que escolheste continua aqui.',
  menu_changed: 'A ementa mudou desde que escolheste. Revê o teu pedido.',
  no_online_payment: 'Este restaurante não aceita pagamentos online neste momento.',
  payment_differs:
    'O valor não é o do pedido. Volta ao teu pedido e tenta de novo: nada foi cobrado.',
  already_paid: 'Este pedido já está pago.',
  not_payable: 'Este pedido já não espera nenhum pagamento online.',
  payment_underway:
    'O teu banco está a confirmar o pagamento. Espera um momento antes de escolheres outra forma de pagar.',
  account_differs:
    'O restaurante mudou a sua conta de pagamentos. Volta ao teu pedido e tenta de novo: nada foi cobrado.',
  tips_off:
    'O restaurante já não aceita gorjetas: retirámos a tua. Vê o total e confirma-o. Nada foi enviado nem cobrado.',
  order_cancelled:
    'Este pedido já está cancelado e não vai para a cozinha. Se ainda o quiseres, pede-o outra vez.',
  payment_unknown:
    'O serviço de pagamentos não responde e ainda não sabemos como está o teu pagamento. Tenta de novo daqui a pouco: nada é cobrado duas vezes.',
  payment_not_closed:
    'O serviço de pagamentos não responde e ainda não conseguimos fechar o pagamento. Continuamos a tentar: vê em «A mesa» daqui a pouco.',
  wrong_table_number: 'Esse não é o número da mesa. Vê-o no telemóvel de quem já lá está.',
  admission_only:
    'Já se tentaram demasiados números. Pede à mesa ou ao empregado que te deixe entrar.',
  table_not_verified:
    'Este código não prova que estás na mesa. Lê o que está nela, ou abre outra conta.',
  tab_closed: 'Esta conta já está fechada.',
  not_weighed: 'Ainda não foi pesado: assim que o for, verás o peso e o preço.',
  weight_changed: 'Foi pesado outra vez. Vê o peso e o preço de agora antes de aceitar.',
  basket_sent: 'A tua mesa já pediu o que tinhas escolhido. Vê a conta antes de voltares a pedir.',
  nothing_due: 'Aqui já não há nada a pagar: vê a conta.',
  share_taken: 'Alguém da mesa já pagou isso, ou está a pagar agora. Não te foi cobrado nada.',
  share_gone:
    'Isso não está entre o que se pode pagar desta conta, ou já não restam tantas unidades. Nada te foi cobrado.',
  other_parts:
    'A conta já está a ser paga noutro número de partes iguais. Não te foi cobrado nada.',
  amount_changed:
    'A conta mudou e essa parte já não custa o mesmo. Vê como está: não te foi cobrado nada.',
  amount_too_small:
    'Com cartão no telemóvel paga-se no mínimo 0,50 €. Paga ao empregado, ou escolhe mais alguma coisa.',
  too_soon_to_release:
    'Ainda está a pagar. Se em três minutos não tiver acabado, podes pedir que o largue.',
  tab_changed:
    'Este telemóvel está agora noutra conta e não enviámos nada. Vê em qual antes de repetires.',
  round_empty: 'Não resta nada por pedir: talvez outro telemóvel o tenha acabado de enviar.',
  invoices_off: 'Este restaurante não emite as suas faturas com o Simplato. Pede-a ao pessoal.',
  too_slow: 'O pedido demorou demasiado a chegar. Tenta de novo.',
  too_large: 'O que envias é demasiado grande.',
  headers_too_large:
    'O endereço ou os cookies do pedido são demasiado longos. Apaga os cookies e tenta de novo.',
  too_many: 'Demasiadas tentativas seguidas. Espera um momento.',
  too_many_orders:
    'Chegaram muitos pedidos seguidos deste telemóvel ou desta mesa, e este não foi enviado. O que escolheste continua aqui: pede ao empregado que o anote ou tenta de novo daqui a uns minutos.',
  too_many_calls:
    'Esta mesa chamou muitas vezes seguidas. Faz sinal ao empregado ou tenta de novo daqui a uns minutos.',
  too_many_codes:
    'Este código não é o da mesa e já se experimentaram demasiados a partir daqui. Lê o que está agora na mesa ou pede ajuda ao empregado.',
  server_error: 'Algo falhou do nosso lado. Tenta de novo dentro de um momento.',
  provider_silent:
    'O serviço de pagamentos não responde neste momento. Nada foi cobrado. Tenta de novo dentro de um momento.',
  unavailable: 'Agora não te conseguimos atender. Tenta de novo dentro de um momento.',
  unanswered: 'Não há ligação ao Simplato. Verifica a tua rede e tenta de novo.',
};

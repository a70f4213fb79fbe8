import type * as spanish from '../es/errors.ts';
import type { Messages } from '../messages.ts';

export const ERROR_MESSAGES: Messages<typeof spanish.ERROR_MESSAGES> = {
  bad_request: 'Hi ha dades que no podem llegir. Revisa-les i torna-ho a provar.',
  bad_check: 'L’hora del teu dispositiu no és correcta. Posa-la en automàtic i torna-ho a provar.',
  stale_password: 'La petició ha caducat. Revisa l’hora del teu dispositiu i torna-ho a provar.',
  empty_basket: 'No hi ha plats a la teva comanda',
  unknown_code: 'Aquest codi no és d’una taula de Simplato.',
  bad_token: 'Aquest enllaç ja s’ha fet servir, ha caducat o no és sencer. Demana’n un de nou.',
  no_session: 'La teva sessió s’ha acabat. Torna a entrar.',
  bad_credentials: 'Aquestes dades no són vàlides. Torna-ho a provar.',
  forbidden: 'No tens permís per fer això.',
  wrong_password: 'La contrasenya actual no és correcta.',
  other_house: 'Aquestes dades són d’un altre restaurant.',
  not_found: 'No ho trobem. Pot ser que ja no existeixi.',
  restaurant_gone: 'Aquest restaurant ja no és a Simplato.',
  key_reused: 'Aquesta clau d’enviament ja es va fer servir per a una altra cosa.',
  email_taken: 'Aquest correu ja està registrat. Fes-ne servir un altre, si us plau.',
  username_taken: 'Aquest nom d’usuari ja existeix. Fes-ne servir un altre, si us plau.',
  diner_taken: 'El nom d’usuari o el correu ja estan registrats. Torna-ho a provar.',
  kitchen_closed:
    'Ara mateix la cuina està tancada. No s’ha enviat res i el que has triat continua aquí.',
  orders_delayed:
    'Ara mateix la cuina triga més de l’habitual. No s’ha enviat res i el que has triat continua aquí.',
  menu_changed: 'La carta ha canviat des que vas triar. Revisa la teva comanda.',
  no_online_payment: 'Ara mateix aquest restaurant no accepta pagaments en línia.',
  payment_differs:
    'L’import no és el de la comanda. Torna a la teva comanda i prova-ho de nou: no s’ha cobrat res.',
  already_paid: 'Aquesta comanda ja està pagada.',
  not_payable: 'Aquesta comanda ja no espera cap pagament en línia.',
  payment_underway:
    'El teu banc està confirmant el pagament. Espera un moment abans de triar una altra manera de pagar.',
  account_differs:
    'El restaurant ha canviat el seu compte de cobrament. Torna a la teva comanda i prova-ho de nou: no s’ha cobrat res.',
  tips_off:
    'El restaurant ja no accepta propines: l’hem treta. Mira el total i confirma’l. No s’ha enviat ni cobrat res.',
  order_cancelled:
    'Aquesta comanda ja està cancel·lada i no anirà a la cuina. Si encara la vols, torna-la a demanar.',
  payment_unknown:
    'El servei de pagaments no respon i encara no sabem com va el teu pagament. Prova-ho de nou d’aquí a un moment: res no es cobra dues vegades.',
  payment_not_closed:
    'El servei de pagaments no respon i encara no hem pogut tancar el pagament. Ho seguim intentant: mira-ho a «La taula» d’aquí a un moment.',
  wrong_table_number: 'Aquest no és el número de la taula. Mira’l al mòbil de qui ja hi és.',
  admission_only: 'S’han provat massa números. Demana a la taula o al cambrer que et deixi entrar.',
  table_not_verified:
    'Aquest codi no demostra que siguis a la taula. Escaneja el que hi ha, o obre un altre compte.',
  tab_closed: 'Aquest compte ja està tancat.',
  not_weighed: 'Encara no s’ha pesat: de seguida que es pesi veuràs el pes i el preu.',
  weight_changed: 'S’ha tornat a pesar. Mira el pes i el preu d’ara abans d’acceptar.',
  basket_sent:
    'La teva taula ja ha demanat el que havies triat. Mira el compte abans de tornar-ho a demanar.',
  nothing_due: 'Aquí ja no queda res per pagar: mira el compte.',
  share_taken: 'Algú de la taula ja ho ha pagat, o ho està pagant ara. No se t’ha cobrat res.',
  share_gone:
    'Això no és entre el que es pot pagar d’aquest compte, o ja no en queden tantes unitats. No se t’ha cobrat res.',
  other_parts:
    'El compte ja s’està pagant en un altre nombre de parts iguals. No se t’ha cobrat res.',
  amount_changed:
    'El compte ha canviat i aquesta part ja no val el mateix. Mira com queda: no se t’ha cobrat res.',
  amount_too_small:
    'Amb targeta al mòbil es paguen almenys 0,50 €. Paga-ho al cambrer, o tria alguna cosa més.',
  too_soon_to_release:
    'Encara està pagant. Si en tres minuts no ha acabat, podràs demanar que ho deixi anar.',
  tab_changed:
    'Aquest mòbil és ara en un altre compte i no hem enviat res. Mira en quin abans de repetir-ho.',
  round_empty: 'No queda res per demanar: potser un altre mòbil ho acaba d’enviar.',
  invoices_off: 'Aquest restaurant no emet les seves factures amb Simplato. Demana-la al personal.',
  too_slow: 'La petició ha trigat massa a arribar. Torna-ho a provar.',
  too_large: 'El que envies és massa gran.',
  headers_too_large:
    'L’adreça o les galetes de la petició són massa llargues. Esborra les galetes i torna-ho a provar.',
  too_many: 'Massa intents seguits. Espera un moment.',
  too_many_orders:
    'Han arribat moltes comandes seguides des d’aquest mòbil o des d’aquesta taula, i aquesta no s’ha enviat. El que has triat continua aquí: demana al cambrer que l’apunti, o torna-ho a provar d’aquí a uns minuts.',
  too_many_calls:
    'Aquesta taula ha cridat moltes vegades seguides. Fes un senyal al cambrer, o torna-ho a provar d’aquí a uns minuts.',
  too_many_codes:
    'Aquest codi no és el de la taula, i des d’aquí se n’han provat massa. Escaneja el que hi ha ara a la taula, o demana ajuda al cambrer.',
  server_error: 'Alguna cosa ha fallat per part nostra. Torna-ho a provar d’aquí a un moment.',
  provider_silent:
    'El servei de pagaments no respon ara mateix. No s’ha cobrat res. Torna-ho a provar d’aquí a un moment.',
  unavailable: 'Ara mateix no et podem atendre. Torna-ho a provar d’aquí a un moment.',
  unanswered: 'No hi ha connexió amb Simplato. Comprova la xarxa i torna-ho a provar.',
};

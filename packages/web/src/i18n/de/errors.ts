import type * as spanish from '../es/errors.ts';
import type { Messages } from '../messages.ts';

export const ERROR_MESSAGES: Messages<typeof spanish.ERROR_MESSAGES> = {
  bad_request: 'Da ist etwas, das wir nicht lesen können. Prüfe es und versuche es noch einmal.',
  bad_check:
    'Die Uhrzeit deines Geräts stimmt nicht. Stell sie auf automatisch und versuche es noch einmal.',
  stale_password:
    'Die Anfrage ist abgelaufen. Prüfe die Uhrzeit deines Geräts und versuche es noch einmal.',
  empty_basket: 'In deiner Bestellung sind keine Gerichte',
  unknown_code: 'Dieser Code gehört zu keinem Tisch von Simplato.',
  bad_token:
    'Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig. Fordere einen neuen an.',
  no_session: 'Deine Sitzung ist beendet. Melde dich wieder an.',
  bad_credentials: 'Diese Zugangsdaten stimmen nicht. Versuche es noch einmal.',
  forbidden: 'Dazu bist du nicht berechtigt.',
  wrong_password: 'Das jetzige Passwort stimmt nicht.',
  other_house: 'Diese Daten gehören zu einem anderen Restaurant.',
  not_found: 'Wir finden es nicht. Vielleicht gibt es das nicht mehr.',
  restaurant_gone: 'Dieses Restaurant ist nicht mehr bei Simplato.',
  key_reused: 'Dieser Sendeschlüssel wurde schon für etwas anderes benutzt.',
  email_taken: 'Diese E-Mail-Adresse ist schon registriert. Nimm bitte eine andere.',
  username_taken: 'Diesen Benutzernamen gibt es schon. Nimm bitte einen anderen.',
  diner_taken: 'Benutzername oder E-Mail-Adresse sind schon registriert. Versuche es noch einmal.',
  kitchen_closed:
    'Die Küche ist gerade geschlossen. Es wurde nichts gesendet, und was du ausgewählt hast, ist noch hier.',
  orders_delayed:
    'Die Küche braucht gerade länger als sonst. Es wurde nichts gesendet, und was du ausgewählt hast, ist noch hier.',
  menu_changed:
    'Die Speisekarte hat sich geändert, seit du ausgewählt hast. Prüfe deine Bestellung.',
  no_online_payment: 'Dieses Restaurant nimmt gerade keine Online-Zahlungen an.',
  payment_differs:
    'Der Betrag ist nicht der deiner Bestellung. Geh zurück zu deiner Bestellung und versuche es noch einmal: Es wurde nichts abgebucht.',
  already_paid: 'Diese Bestellung ist schon bezahlt.',
  not_payable: 'Diese Bestellung wartet auf keine Online-Zahlung mehr.',
  payment_underway:
    'Deine Bank bestätigt gerade die Zahlung. Warte einen Moment, bevor du anders zahlst.',
  account_differs:
    'Das Restaurant hat sein Zahlungskonto gewechselt. Geh zurück zu deiner Bestellung und versuche es noch einmal: Es wurde nichts abgebucht.',
  tips_off:
    'Das Restaurant nimmt kein Trinkgeld mehr an: Wir haben es entfernt. Sieh dir die Summe an und bestätige sie. Es wurde nichts gesendet und nichts abgebucht.',
  order_cancelled:
    'Diese Bestellung ist schon storniert und geht nicht in die Küche. Wenn du sie noch möchtest, bestelle sie noch einmal.',
  payment_unknown:
    'Der Zahlungsdienst antwortet nicht, und wir wissen noch nicht, wie es um deine Zahlung steht. Versuche es gleich noch einmal: Nichts wird doppelt abgebucht.',
  payment_not_closed:
    'Der Zahlungsdienst antwortet nicht, und wir konnten die Zahlung noch nicht schließen. Wir versuchen es weiter: Sieh gleich unter „Der Tisch“ nach.',
  wrong_table_number:
    'Das ist nicht die Nummer des Tisches. Du findest sie auf dem Handy von jemandem, der schon dabei ist.',
  admission_only:
    'Es wurden zu viele Nummern ausprobiert. Bitte den Tisch oder die Bedienung, dich aufzunehmen.',
  table_not_verified:
    'Dieser Code zeigt nicht, dass du am Tisch bist. Scanne den, der darauf steht, oder eröffne eine andere Rechnung.',
  tab_closed: 'Diese Rechnung ist schon geschlossen.',
  not_weighed: 'Es ist noch nicht gewogen: Sobald es so weit ist, siehst du Gewicht und Preis.',
  weight_changed:
    'Es wurde noch einmal gewogen. Sieh dir Gewicht und Preis von jetzt an, bevor du zustimmst.',
  basket_sent:
    'Dein Tisch hat schon bestellt, was du ausgesucht hattest. Sieh dir die Rechnung an, bevor du es noch einmal bestellst.',
  nothing_due: 'Hier ist nichts mehr zu bezahlen: Sieh dir die Rechnung an.',
  share_taken:
    'Jemand am Tisch hat das schon bezahlt oder bezahlt es gerade. Dir wurde nichts abgebucht.',
  share_gone:
    'Das gehört nicht zu dem, was von dieser Rechnung zu zahlen ist, oder es sind nicht mehr so viele da. Dir wurde nichts abgebucht.',
  other_parts:
    'Die Rechnung wird schon in einer anderen Zahl gleicher Teile bezahlt. Dir wurde nichts abgebucht.',
  amount_changed:
    'Die Rechnung hat sich geändert, und dieser Teil kostet nicht mehr dasselbe. Sieh sie dir an: Dir wurde nichts abgebucht.',
  amount_too_small:
    'Mit Karte am Handy zahlst du mindestens 0,50 €. Zahl beim Kellner oder nimm noch etwas dazu.',
  too_soon_to_release:
    'Da wird noch bezahlt. Wenn es in drei Minuten nicht fertig ist, kannst du darum bitten, es freizugeben.',
  tab_changed:
    'Dieses Handy ist jetzt bei einer anderen Rechnung, und wir haben nichts abgeschickt. Sieh nach, bei welcher, bevor du es noch einmal tust.',
  round_empty:
    'Es gibt nichts mehr zu bestellen: Vielleicht hat es gerade ein anderes Handy abgeschickt.',
  invoices_off:
    'Dieses Restaurant stellt seine Rechnungen nicht mit Simplato aus. Bitte das Personal darum.',
  too_slow: 'Die Anfrage hat zu lange gebraucht. Versuche es noch einmal.',
  too_large: 'Was du sendest, ist zu groß.',
  headers_too_large:
    'Die Adresse oder die Cookies der Anfrage sind zu lang. Lösche die Cookies und versuche es noch einmal.',
  too_many: 'Zu viele Versuche hintereinander. Warte einen Moment.',
  too_many_orders:
    'Von diesem Handy oder diesem Tisch sind viele Bestellungen hintereinander gekommen, und diese wurde nicht gesendet. Was du gewählt hast, ist noch da: Bitte das Personal, sie aufzunehmen, oder versuch es in ein paar Minuten noch einmal.',
  too_many_calls:
    'Dieser Tisch hat viele Male hintereinander gerufen. Gib dem Personal ein Zeichen, oder versuch es in ein paar Minuten noch einmal.',
  too_many_codes:
    'Das ist nicht der Code des Tisches, und von hier wurden zu viele ausprobiert. Scanne den, der jetzt auf dem Tisch steht, oder bitte das Personal um Hilfe.',
  server_error: 'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
  provider_silent:
    'Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht. Versuche es gleich noch einmal.',
  unavailable: 'Wir können dich gerade nicht bedienen. Versuche es gleich noch einmal.',
  unanswered: 'Keine Verbindung zu Simplato. Prüfe dein Netz und versuche es noch einmal.',
};

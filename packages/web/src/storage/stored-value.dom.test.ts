import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, expect, test } from 'vitest';
import { deleteMirror, markSignedOut } from '../api/mirror-cookies.ts';
import { announceSessionChange } from '../api/session-changes.ts';
import { writeCookie } from './cookies.ts';
import { clearStorages, createStoredValue } from './stored-value.ts';

const TEXT = {
  empty: '',
  parse: (json: unknown) => (typeof json === 'string' ? json : null),
  toJson: (text: string) => text,
};
const ofVisit = createStoredValue({ key: 'deLaVisita', ...TEXT });
const ofBrowser = createStoredValue({ key: 'delNavegador', outsideSessions: true, ...TEXT });

const beginSession = () => writeCookie(`${COOKIES.userType}=${encodeBase64('CLIENTE')}; Path=/`);

afterEach(() => {
  writeCookie(`${COOKIES.signedOut}=; Max-Age=-1; Path=/`);
  clearStorages();
  beginSession();
  announceSessionChange();
  deleteMirror();
});

test('an answer that comes after a logout leaves nothing behind, in whichever tab it comes', () => {
  ofVisit.write('antes');
  clearStorages();
  announceSessionChange('left');
  ofVisit.write('tarde');
  expect([ofVisit.read(), localStorage.length]).toEqual(['', 0]);
});

test('nor does one that tells that the session has changed', () => {
  announceSessionChange('left');
  announceSessionChange();
  ofVisit.write('tarde');
  expect(localStorage.length).toBe(0);
});

test('nor before a tab has heard of it, while the mark of the logout stands', () => {
  markSignedOut();
  ofVisit.write('tarde');
  expect(localStorage.length).toBe(0);
});

test('the next session keeps its own from the moment that its cookies are there', () => {
  announceSessionChange('left');
  beginSession();
  ofVisit.write('nueva');
  expect(ofVisit.read()).toBe('nueva');
});

test('a session that ended by itself still keeps what is typed', () => {
  announceSessionChange();
  ofVisit.write('a medias');
  expect(ofVisit.read()).toBe('a medias');
});

test('what needs no session can be chosen after one', () => {
  announceSessionChange('left');
  ofBrowser.write('gluten');
  expect(ofBrowser.read()).toBe('gluten');
});

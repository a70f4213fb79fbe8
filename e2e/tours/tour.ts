import type { Page, Route } from '@playwright/test';
import type { House } from '../fixtures/house.ts';

/** Whose browser a screen is looked at in; each has one of its own throughout a tour. */
export type Person = 'nobody' | 'guest' | 'diner' | 'owner' | 'colleague';

export interface Stage {
  house: House;
  isPhone: boolean;
  /** Somebody's browser, opened when it is first asked for. */
  page: (who: Person) => Promise<Page>;
  /** What is asked of this address waits until the screen was looked at. Resolves once it has been asked. */
  holdBack: (page: Page, address: string, act: () => Promise<unknown>) => Promise<void>;
  /** Whoever asks for this address finds no server, until the screen was looked at. */
  cutOff: (page: Page, address: string) => Promise<void>;
  /** The whole device, until the screen was looked at. */
  goOffline: (page: Page) => Promise<void>;
}

export interface Screen {
  /** Of the screen and its state; a file name, too. */
  name: string;
  /** Where it stands: without its search. */
  path: string;
  who: Person;
  /** Brings it up, from where the screen before it left off, and is done when it can be looked at. */
  show: (page: Page, stage: Stage) => Promise<unknown>;
  /** Stands only where there is little room. */
  onPhoneOnly?: boolean;
}

/** Screens that come one after the other, in one house. */
export interface Tour {
  name: string;
  screens: readonly Screen[];
}

type Show = Screen['show'];

/** `[name, path, show]`, in the browser of whoever goes on the tour unless another is named. */
export type Stop = readonly [name: string, path: string, show: Show, more?: Partial<Screen>];

export function tour(name: string, who: Person, stops: readonly Stop[]): Tour {
  const screens = stops.map(([screen, path, show, more]) => ({
    name: screen,
    path,
    who,
    show,
    ...more,
  }));
  return { name, screens };
}

/** What a page reads when it opens: while that is awaited, and when it does not come. */
export function lateAndLost(name: string, path: string, address: string, who: Person): Stop[] {
  return [
    [
      `${name}-loading`,
      path,
      (page, { holdBack }) => holdBack(page, address, () => page.goto(path)),
      { who },
    ],
    [
      `${name}-failed`,
      path,
      async (page, { cutOff }) => {
        await cutOff(page, address);
        await page.goto(path);
        await page.getByRole('button', { name: 'Reintentar' }).first().waitFor();
      },
      { who },
    ],
  ];
}

interface Walk {
  house: House;
  isPhone: boolean;
  open: () => Promise<Page>;
  look: (page: Page, screen: Screen) => Promise<void>;
}

/** Goes through a tour from its first screen to its last. */
export async function walk({ screens }: Tour, { house, isPhone, open, look }: Walk): Promise<void> {
  const pages = new Map<Person, Page>();
  let undo: (() => Promise<void>)[] = [];
  const page = async (who: Person) => {
    const known = pages.get(who) ?? (await open());
    pages.set(who, known);
    return known;
  };
  const stage: Stage = {
    house,
    isPhone,
    page,
    async holdBack(shown, address, act) {
      let release = () => undefined as void;
      const looked = new Promise<void>((resolve) => (release = resolve));
      const held: Promise<void>[] = [];
      await new Promise<void>((resolve) => {
        const hold = (route: Route) => {
          resolve();
          const passed = looked.then(() => route.continue());
          held.push(passed);
          return passed;
        };
        undo.push(async () => {
          release();
          await Promise.all(held);
          await shown.unroute(address, hold);
        });
        void shown.route(address, hold).then(act);
      });
    },
    async cutOff(shown, address) {
      const refuse = (route: Route) => route.abort('connectionfailed');
      await shown.route(address, refuse);
      undo.push(() => shown.unroute(address, refuse));
    },
    async goOffline(shown) {
      await shown.context().setOffline(true);
      undo.push(() => shown.context().setOffline(false));
    },
  };
  for (const screen of screens) {
    if (screen.onPhoneOnly && !isPhone) continue;
    const shown = await page(screen.who);
    await screen.show(shown, stage);
    await shown.waitForURL(({ pathname }) => pathname === screen.path);
    await look(shown, screen);
    for (const back of undo.toReversed()) await back();
    undo = [];
  }
  for (const opened of pages.values()) await opened.context().close();
}

export async function seeText(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

/** In the browser: the second that lets a person read what is said, made an hour. Nothing here reads in a second. */
export function stretchReading(): void {
  const schedule = window.setTimeout.bind(window);
  const stretched = (run: () => void, ms = 0) =>
    schedule(run, ms === 1_000 || ms === 1_500 ? 3_600_000 : ms);
  window.setTimeout = stretched as typeof window.setTimeout;
}

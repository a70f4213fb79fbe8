import type { Page, Route } from '@playwright/test';
import type { Restaurant } from '../fixtures/restaurant.ts';

/** Whose browser shows a screen; each person keeps their own browser throughout a tour. */
export type Person = 'nobody' | 'guest' | 'diner' | 'owner' | 'colleague';

export interface Stage {
  restaurant: Restaurant;
  isPhone: boolean;
  /** A person's browser, opened on first use. */
  page: (who: Person) => Promise<Page>;
  /** Holds requests to this address until the screen was examined; resolves at the first one. */
  holdBack: (page: Page, address: string, act: () => Promise<unknown>) => Promise<void>;
  /** The same, but then they fail, until the next screen was examined, which has them cut off. */
  loseAfterwards: Stage['holdBack'];
  /** Makes requests to this address fail until the screen was examined. */
  cutOff: (page: Page, address: string) => Promise<void>;
  /** Takes the whole device offline until the screen was examined. */
  goOffline: (page: Page) => Promise<void>;
}

export interface Screen {
  /** Names the screen and its state; also used as a file name. */
  name: string;
  /** Its address, without the query. */
  path: string;
  who: Person;
  /** Leads there from the previous screen; resolves when the screen can be examined. */
  show: (page: Page, stage: Stage) => Promise<unknown>;
  /** Exists only on small screens. */
  onPhoneOnly?: boolean;
}

/** A sequence of screens, in one restaurant. */
export interface Tour {
  name: string;
  screens: readonly Screen[];
}

type Show = Screen['show'];

/** `[name, path, show]`, in the browser of the tour's own person unless another is given. */
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

/** Two states of a page: its data is still loading, and its data could not be loaded. */
export function lateAndLost(name: string, path: string, address: string, who: Person): Stop[] {
  return [
    [
      `${name}-loading`,
      path,
      (page, { loseAfterwards }) => loseAfterwards(page, address, () => page.goto(path)),
      { who },
    ],
    [
      `${name}-failed`,
      path,
      async (page, { cutOff }) => {
        await cutOff(page, address);
        await page.getByRole('button', { name: 'Reintentar' }).first().waitFor();
      },
      { who },
    ],
  ];
}

interface Walk {
  restaurant: Restaurant;
  isPhone: boolean;
  open: () => Promise<Page>;
  look: (page: Page, screen: Screen) => Promise<void>;
}

/** Goes through a tour from its first screen to its last. */
export async function walk(
  { screens }: Tour,
  { restaurant, isPhone, open, look }: Walk,
): Promise<void> {
  const pages = new Map<Person, Page>();
  let undo: (() => Promise<void>)[] = [];
  const page = async (who: Person) => {
    const known = pages.get(who) ?? (await open());
    pages.set(who, known);
    return known;
  };
  /** Holds requests to an address until the screen was examined; returns what ends that. */
  async function hold(
    shown: Page,
    address: string,
    act: () => Promise<unknown>,
    then: (route: Route) => Promise<void>,
  ): Promise<() => Promise<void>> {
    let release = () => undefined as void;
    const looked = new Promise<void>((resolve) => (release = resolve));
    const held: Promise<void>[] = [];
    let meet: (route: Route) => Promise<void>;
    await new Promise<void>((resolve) => {
      meet = (route: Route) => {
        resolve();
        const passed = looked.then(() => then(route));
        held.push(passed);
        return passed;
      };
      void shown.route(address, meet).then(act);
    });
    undo.push(async () => {
      release();
      await Promise.all(held);
    });
    return () => shown.unroute(address, meet);
  }
  const refuse = (route: Route) => route.abort('connectionfailed');
  const stage: Stage = {
    restaurant,
    isPhone,
    page,
    async holdBack(shown, address, act) {
      const end = await hold(shown, address, act, (route) => route.continue());
      undo.unshift(end);
    },
    async loseAfterwards(shown, address, act) {
      await hold(shown, address, act, refuse);
    },
    async cutOff(shown, address) {
      await shown.route(address, refuse);
      undo.push(() => shown.unroute(address));
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

/** Runs in the browser: makes the short pauses for reading a message an hour long. */
export function stretchReading(): void {
  const schedule = window.setTimeout.bind(window);
  const stretched = (run: () => void, ms = 0) => schedule(run, ms === 1_000 ? 3_600_000 : ms);
  window.setTimeout = stretched as typeof window.setTimeout;
}

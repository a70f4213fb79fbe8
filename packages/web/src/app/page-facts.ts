import { PAGE_FACTS_ID, type PageFacts } from '@simplato/contract';
import { isSameMirror, NOBODY, type SessionMirror } from '../api/mirror-cookies.ts';
import type { Answers, PageStart } from '../first-view/page-start.ts';
import { menuQuery, menuPreviewQuery } from '../features/menu/menu-queries.ts';
import { frontDoorQuery } from '../features/registration/open-towns.ts';
import { restaurantQuery } from '../features/restaurant/restaurant-query.ts';
import { currentSession } from '../features/session/session-store.ts';

/**
 * What the server rendered this page from; undefined where it did not, or did so for another
 * session.
 */
export function readPageFacts(): PageFacts | undefined {
  const json = document.getElementById(PAGE_FACTS_ID)?.textContent;
  if (!json) return undefined;
  const facts = JSON.parse(json) as PageFacts;
  // A restored tab may show an old page, while the cookies are current.
  const session = sessionOf(facts);
  return session === NOBODY || isSameMirror(session, currentSession()) ? facts : undefined;
}

function sessionOf({ sesion }: PageFacts): SessionMirror {
  return sesion
    ? {
        userType: 'CLIENTE',
        restaurantId: sesion.identerprise,
        userName: sesion.nombreusuario || null,
        tableName: sesion.mesa || null,
      }
    : NOBODY;
}

/** Cached, so that the same facts always give the same object. */
const starts = new WeakMap<PageFacts, PageStart>();

export function startOf(facts: PageFacts): PageStart {
  const known = starts.get(facts);
  if (known) return known;
  const start = { session: sessionOf(facts), nowMs: facts.ahora, answers: answersIn(facts) };
  starts.set(facts, start);
  return start;
}

function answersIn({ casa, portada }: PageFacts): Answers {
  const answers: Answers = new Map();
  const hydrate = ({ queryKey }: { queryKey: readonly unknown[] }, answer: unknown) =>
    answers.set(JSON.stringify(queryKey), answer);
  if (portada) hydrate(frontDoorQuery, portada);
  if (casa) {
    const { restaurante: restaurant, categorias: categories, productos: products } = casa;
    const { restaurantId } = restaurant;
    hydrate(restaurantQuery(restaurantId), restaurant);
    if (casa.sincarta) return answers;
    const menu = { categories, products };
    hydrate(casa.soloprincipio ? menuPreviewQuery(restaurantId) : menuQuery(restaurantId), menu);
  }
  return answers;
}

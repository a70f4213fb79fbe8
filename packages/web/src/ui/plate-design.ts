/**
 * The look of a plate, determined only by the product's name and course: the same product always gets the
 * same plate, on every phone. Pure, so that the server can render it too.
 */
export type PlateCourse = 1 | 2 | 3 | 4 | 5;

export interface PlateDesign {
  cloth: string;
  weave: string;
  ink: string;
  accent: string;
  clothPattern: 'tile' | 'gingham' | 'stripes' | 'dots';
  rim: 'dots' | 'lozenges' | 'scallops' | 'leaves';
  rimCount: number;
  petal: string;
  petalCount: number;
  between: 'dot' | 'stem' | 'none';
  turnDegrees: number;
}

interface CoursePalette {
  cloths: readonly (readonly [cloth: string, weave: string])[];
  ink: string;
  accent: string;
  /** Drawn pointing upwards, between 9 and 32 units from the middle of the plate. */
  petal: string;
}

const palettes: Record<PlateCourse, CoursePalette> = {
  // Starters: olive groves, leaves.
  1: {
    cloths: [
      ['#b4bd83', '#9fa96b'],
      ['#8f9c5a', '#7c8a49'],
      ['#cfcf9f', '#bcbc86'],
    ],
    ink: '#4f6228',
    accent: '#e39a12',
    petal: 'M0-9C8-15 8-25 0-32C-8-25-8-15 0-9Z',
  },
  // Mains: paprika, flames.
  2: {
    cloths: [
      ['#b9452f', '#a53825'],
      ['#a2322a', '#8f2721'],
      ['#cf6a4a', '#bd593a'],
    ],
    ink: '#b3202a',
    accent: '#e39a12',
    petal: 'M0-9C10-14 9-24-2-32C1-25-9-19 0-9Z',
  },
  // Desserts: saffron, orange slices.
  3: {
    cloths: [
      ['#efc468', '#e2b04c'],
      ['#e8ac3d', '#d8992a'],
      ['#f3d596', '#e8c47a'],
    ],
    ink: '#c2601a',
    accent: '#b3202a',
    petal: 'M0-9L-8.5-23A9.5 9.5 0 0 1 8.5-23Z',
  },
  // Drinks: tile blue, drops.
  4: {
    cloths: [
      ['#6d97c0', '#5a85af'],
      ['#3f6f9f', '#33618f'],
      ['#a9c4dc', '#93b2ce'],
    ],
    ink: '#1d4c7a',
    accent: '#e39a12',
    petal: 'M0-32C4-25 7.5-21 7.5-16.5A7.5 7.5 0 0 1-7.5-16.5C-7.5-21-4-25 0-32Z',
  },
  // Sides and the rest: bread, ears of wheat.
  5: {
    cloths: [
      ['#d8b98a', '#c7a573'],
      ['#b98d5b', '#a87c4a'],
      ['#e3cda6', '#d4ba8c'],
    ],
    ink: '#8a5526',
    accent: '#b3202a',
    petal: 'M0-9C5-12 5-17 0-20C-5-17-5-12 0-9ZM0-20C5-23 5-29 0-32C-5-29-5-23 0-20Z',
  },
};

const clothPatterns = ['tile', 'gingham', 'stripes', 'dots'] as const;
const rims = ['dots', 'lozenges', 'scallops', 'leaves'] as const;
const rimCounts = [16, 20, 24] as const;
const petalCounts = [5, 6, 7, 8] as const;
const betweens = ['dot', 'stem', 'none'] as const;

export function plateDesign(name: string, course: PlateCourse): PlateDesign {
  const draw = drawFrom(name);
  const { cloths, ...palette } = palettes[course];
  const [cloth, weave] = draw(cloths);
  return {
    ...palette,
    cloth,
    weave,
    clothPattern: draw(clothPatterns),
    rim: draw(rims),
    rimCount: draw(rimCounts),
    petalCount: draw(petalCounts),
    between: draw(betweens),
    turnDegrees: draw([0, 8, 15, 22] as const),
  };
}

/** A deterministic sequence of choices for a text: seeded by FNV-1a, then xorshift. */
function drawFrom(text: string) {
  let state = 0x811c9dc5;
  for (const character of text.trim().toLocaleLowerCase('es')) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return <Choice>(choices: readonly Choice[]): Choice => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const choice = choices[(state >>> 0) % choices.length];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  };
}

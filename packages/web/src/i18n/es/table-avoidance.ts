/** What those at a table avoid, as counts: who it is stays on each phone. */
export const TABLE_AVOIDANCE_MESSAGES = {
  id: 'TABLE_AVOIDANCE_MESSAGES',
  heading: 'Qué evitáis en la mesa',
  /** Of an allergen that somebody avoids. */
  avoid: (people: number, of: number) =>
    people === 1 ? `1 de ${of} lo evita` : `${people} de ${of} lo evitáis`,
  contains: (allergen: string, avoid: string) => `Lleva ${allergen}: ${avoid}`,
  traces: (allergen: string, avoid: string) => `Puede tener trazas de ${allergen}: ${avoid}`,
  unstated: 'Alérgenos: no informado',
  tell: {
    label: (allergens: string) => `Contarlo a la mesa, sin decir quién: ${allergens}`,
    hint: 'Los demás ven cuántos lo evitáis. En una mesa de dos se adivina. No llega a la cocina ni al camarero: díselo también. Lo quitas cuando quieras y se olvida al cerrar la cuenta.',
    failed: 'No hemos podido cambiarlo',
  },
  ask: {
    label: (allergens: string) => `Preguntar si puede ir sin ${allergens}`,
    done: 'Va en la nota del plato, como pregunta: la cocina puede decir que no.',
  },
} as const;

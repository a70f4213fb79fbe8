import { isNoPerson } from '@simplato/domain';
import { Badge } from './badge.tsx';

/** Who did something: a person's name as text; whoever is no person as a badge, which no name is. */
export function Actor({ name, nobody }: { name: string; nobody: string }) {
  return isNoPerson(name) ? <Badge>{name === '' ? nobody : name}</Badge> : name;
}

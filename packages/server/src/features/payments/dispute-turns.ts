/**
 * All states of the dispute 'd' with their instants. What the version before has written since the
 * last of them stands in the columns alone.
 */
export const TURNS = `case when d.turns -> -1 ->> 'state' = d.state then d.turns
    else d.turns || (
      select coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'state', t.state)
        order by t.at, t.state = 'open' desc), '[]')
      from (values (d.held_at, 'open'), (d.closed_at, d.state)) t (at, state) where t.at is not null)
    end`;

import { useNavigate } from 'react-router';
import { addDays, type Day, isDay } from '#web/format/day.ts';
import { useCommand } from '#web/navigation/commands.ts';

/**
 * Registers the commands that open the next and the previous day. A component without elements, because `useNavigate`
 * makes it render at every change of address.
 */
export function DayCommands({ today }: { readonly today: Day }) {
  const navigate = useNavigate();
  // Starts from the address, because the page may still be drawing the last change: two presses go two days.
  const goByDays = (step: number) => {
    const { pathname, search } = location;
    const query = new URLSearchParams(search);
    const dayParameter = query.get('d');
    const day = addDays(isDay(dayParameter) ? dayParameter : today, step);
    if (day === today) query.delete('d');
    else query.set('d', day);
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname);
  };
  useCommand('dayBefore', () => goByDays(-1));
  useCommand('dayAfter', () => goByDays(1));
  return null;
}

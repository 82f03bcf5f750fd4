import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createSlot } from './slot.tsx';

afterEach(cleanup);

const { Slot, Fill, useHasSlot } = createSlot();

const HasSlot = () => <output>{String(useHasSlot())}</output>;

function Page({ hasSlot }: { readonly hasSlot: boolean }) {
  return (
    <>
      <Fill>
        <p>{'filling'}</p>
      </Fill>
      <HasSlot />
      {hasSlot && <Slot data-testid="place" />}
    </>
  );
}

test('draws in the place, as soon as and as long as there is one', () => {
  const { rerender } = render(<Page hasSlot={false} />);
  expect(screen.queryByText('filling')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('false');
  rerender(<Page hasSlot />);
  expect(screen.getByTestId('place').textContent).toBe('filling');
  expect(screen.getByRole('status').textContent).toBe('true');
  rerender(<Page hasSlot={false} />);
  expect(screen.queryByText('filling')).toBeNull();
});

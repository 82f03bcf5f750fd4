import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { NamedLink } from './named-link.tsx';

test('a name is isolated from the minute after it, with and without a link', () => {
  renderPage(
    ['7', null].map((id) => (
      <p key={id}>
        <NamedLink kind="player" id={id}>
          البركاوي
        </NamedLink>{' '}
        26′
      </p>
    )),
    '/',
  );
  expect(screen.getAllByText('البركاوي').map(({ localName }) => localName)).toEqual(['bdi', 'bdi']);
});

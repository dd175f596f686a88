import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SeedMarkup, RichText } from '../../../src/ui/richText/RichText';
import styles from '../../../src/ui/richText/RichText.module.css';

const HOSTILE = '<p>Hello <b>there</b><img src="x" onerror="alert(1)"></p>';

describe('a text of the owner', () => {
  it('is text where it holds no markup, whatever it looks like', () => {
    const typed = 'AT&amp;T &lt;b&gt;';
    const { container } = render(<RichText html={typed} as="h1" />);
    expect(container.innerHTML).toBe('<h1>AT&amp;amp;T &amp;lt;b&amp;gt;</h1>');
  });

  it('is shown bare until the sanitiser is here, then as the sanitiser leaves it', async () => {
    // Another test may have loaded the sanitiser.
    vi.resetModules();
    const fresh = await import('../../../src/ui/richText/RichText');
    const { container } = render(<fresh.RichText html={HOSTILE} className="story" />);
    expect(container.innerHTML).toBe(`<div class="${styles.text} story">Hello there</div>`);
    expect(await screen.findByText('there')).toContainHTML('<b>there</b>');
    expect(container.innerHTML).toBe(
      `<div class="${styles.text} story"><p>Hello <b>there</b></p></div>`,
    );
  });

  it('holds no blocks within a heading', async () => {
    const { container } = render(<RichText html="<p>Hello <b>there</b></p>" as="h1" />);
    await screen.findByText('there');
    expect(container.innerHTML).toBe(
      '<h1><span style="display: block;">Hello <b>there</b></span></h1>',
    );
  });

  it('is never set as it is on the server', () => {
    expect(renderToString(<RichText html={HOSTILE} />)).toBe(
      `<div class="${styles.text}">Hello there</div>`,
    );
  });
});

describe('markup of the build', () => {
  const markup = 'Keeping homes <em>in repair</em>';

  it('is shown as it is, on the server too', () => {
    expect(
      renderToString(
        <SeedMarkup value={new Map([[markup, markup]])}>
          <RichText html={markup} as="h1" />
        </SeedMarkup>,
      ),
    ).toBe(`<h1>${markup}</h1>`);
  });

  it('is only what is exactly so', () => {
    expect(
      renderToString(
        <SeedMarkup value={new Map([[markup, markup]])}>
          <RichText html={`${markup}<script>alert(1)</script>`} />
        </SeedMarkup>,
      ),
    ).toBe(`<div class="${styles.text}">Keeping homes in repair alert(1)</div>`);
  });
});

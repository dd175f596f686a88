import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { rootBase } from '../../build/rootBase';

const resolve = (base: string) =>
  resolveConfig({ configFile: false, plugins: [rootBase()], base, logLevel: 'silent' }, 'build');

it('rejects a base below the root with the reason', async () => {
  await expect(resolve('/site/')).rejects.toThrow(
    'cannot be built for the base /site/: its addresses and its service worker',
  );
});

it('accepts the root', async () => {
  await expect(resolve('/')).resolves.toMatchObject({ base: '/' });
});

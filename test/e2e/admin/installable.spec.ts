import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESSES } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { SHARE_TARGET } from '../../../src/lib/sharedText';
import { test } from '../support/hostTest';
import { startSignedIn } from '../support/pages';

/** The owner's app as one that is installed on a phone. */

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test('the owner’s pages alone link the manifest, with its icons', async ({ page, request }) => {
  for (const address of [ADDRESSES.home, ADDRESSES.contact]) {
    expect(await (await request.get(address)).text()).not.toMatch(/manifest"|apple-touch-icon/);
  }
  await page.goto(ADDRESSES.today);
  const hrefOf = async (rel: string): Promise<string> =>
    (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '';
  const response = await request.get(await hrefOf('manifest'));
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: business.name, start_url: ADDRESSES.today });
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  const touchIcon = { src: await hrefOf('apple-touch-icon'), sizes: '180x180' };
  for (const icon of [...manifest.icons, touchIcon]) {
    const { format, width, height } = await sharp(
      await (await request.get(icon.src)).body(),
    ).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', icon.sizes]);
  }
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', hostOptions: { hasServiceWorker: true } });

  test('a contact that an app shares opens in Quick add, unsent', async ({
    page,
    context,
    host,
  }) => {
    await startSignedIn(context);
    await page.goto(`${host.url}${ADDRESSES.today}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => caches.has('maple-ridge-assets'))).toBe(true);
    await page.reload();
    host.failRequests((pathname) => (pathname === SHARE_TARGET ? 'dropped' : undefined));
    const manifest = await (await page.request.get(`${host.url}/owner.webmanifest`)).json();
    await page.evaluate(
      ({ action, params }) => {
        const form = Object.assign(document.createElement('form'), {
          action,
          method: 'post',
          enctype: 'multipart/form-data',
        });
        const input = Object.assign(document.createElement('input'), {
          type: 'file',
          name: params.files[0].name,
        });
        const files = new DataTransfer();
        const card =
          'BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Kim Perry\r\nTEL;CELL:802-555-0199\r\nEND:VCARD';
        files.items.add(new File([card], 'kim.vcf', { type: 'text/x-vcard' }));
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      manifest.share_target as { action: string; params: { files: [{ name: string }] } },
    );
    const dialog = page.getByRole('dialog', { name: 'Quick add' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Kim Perry');
    await expect(dialog.getByLabel('Phone')).toHaveValue('802-555-0199');
    expect(new URL(page.url()).pathname).toBe(ADDRESSES.today);
  });
});

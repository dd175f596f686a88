import { nextTask } from './lib/idle';

/**
 * The browser's entry. What the page is made of is evaluated part by part, with room for a tap in
 * between.
 */
async function start(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  await import('./app/store/setupStore');
  await nextTask();
  const { boot } = await import('./boot');
  await nextTask();
  await boot();
}

start().catch((error: unknown) => {
  console.error('The page could not be started:', error);
});

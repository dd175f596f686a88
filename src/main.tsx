import { setStartState } from './app/startState';
import { refetchScripts } from './lib/failedScripts';
import { nextTask } from './lib/idle';

/** The public app's entry point: evaluates its modules one by one, yielding to input. */
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
  setStartState('failed');
  refetchScripts();
});

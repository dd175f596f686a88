import type { RouteObject } from 'react-router-dom';
import { ADDRESSES, ESTIMATE_PATTERN, PERSON_PATTERN } from '../app/addresses';
import { NotFoundPage } from '../site/errors/ErrorHeading';
import { AdminErrorScreen, screenRoute as screen } from './layout/AdminErrorScreen';
import { AdminFrame } from './layout/AdminFrame';
import { AdminScreens } from './layout/AdminScreens';
import { OWNER_NAV } from './ownerPlaces';
import { ScreenLoading } from './shared/ScreenLoading';

/** The owner's screens: the navigation's, and the screens that are reached from them. */
const screens: RouteObject[] = [
  ...OWNER_NAV.map(({ to, below = '', load, panels }) => screen(`${to}${below}`, load, panels)),
  screen(ADDRESSES.daySheet, async () => (await import('./today/DaySheetScreen')).DaySheetScreen),
  screen(
    ADDRESSES.templates,
    async () => (await import('./messages/TemplatesScreen')).TemplatesScreen,
  ),
  screen(
    `${ESTIMATE_PATTERN}/edit?`,
    async () => (await import('./estimates/EstimateScreen')).EstimateScreen,
  ),
  screen(PERSON_PATTERN, async () => (await import('./people/PersonScreen')).PersonScreen),
  screen(ADDRESSES.sources, async () => (await import('./sources/SourcesScreen')).SourcesScreen),
  screen(
    ADDRESSES.projectBoard,
    async () => (await import('./projects/board/ProjectBoardScreen')).ProjectBoardScreen,
  ),
  screen(ADDRESSES.launch, async () => (await import('./launch/LaunchScreen')).LaunchScreen),
  screen(ADDRESSES.deleted, async () => (await import('./undo/DeletedScreen')).DeletedScreen),
];

/** The routes of the admin app. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminFrame,
    HydrateFallback: ScreenLoading,
    ErrorBoundary: AdminErrorScreen,
    children: [
      screen(ADDRESSES.signIn, async () => (await import('./signIn/SignInScreen')).SignInScreen),
      { Component: AdminScreens, children: screens },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

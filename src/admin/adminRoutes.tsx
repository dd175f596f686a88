import type { RouteObject } from 'react-router-dom';
import {
  ADDRESSES,
  EDIT_LEAD_PATTERN,
  ESTIMATE_PATTERN,
  LEAD_PATTERN,
  NEW_ESTIMATE_PATTERN,
  PERSON_PATTERN,
} from '../app/addresses';
import { NotFoundPage } from '../site/errors/NotFoundPage';
import { AdminErrorScreen } from './layout/AdminErrorScreen';
import { AdminFrame } from './layout/AdminFrame';
import { AdminScreens } from './layout/AdminScreens';
import { lazyScreen as screen } from './layout/lazyScreen';
import { ScreenLoading } from './shared/ScreenLoading';

const LEAD_FORM = [() => import('./leads/form/LeadFormPanel'), 'LeadFormPanel'] as const;

/** The owner's screens, each a chunk of its own. */
const screens: RouteObject[] = [
  screen(ADDRESSES.today, () => import('./today/TodayScreen'), 'TodayScreen'),
  screen(ADDRESSES.calendar, () => import('./calendar/CalendarScreen'), 'CalendarScreen'),
  screen(ADDRESSES.daySheet, () => import('./today/DaySheetScreen'), 'DaySheetScreen'),
  screen(ADDRESSES.templates, () => import('./messages/TemplatesScreen'), 'TemplatesScreen'),
  screen(ADDRESSES.dashboard, () => import('./dashboard/DashboardScreen'), 'DashboardScreen'),
  screen(ADDRESSES.crm, () => import('./crm/CrmScreen'), 'CrmScreen'),
  screen(ADDRESSES.leads, () => import('./leads/LeadsScreen'), 'LeadsScreen', [
    screen(ADDRESSES.newLead, ...LEAD_FORM),
    screen(LEAD_PATTERN, () => import('./leads/panel/LeadPanel'), 'LeadPanel'),
    screen(EDIT_LEAD_PATTERN, ...LEAD_FORM),
    screen(NEW_ESTIMATE_PATTERN, () => import('./estimates/NewEstimatePanel'), 'NewEstimatePanel'),
  ]),
  screen(`${ESTIMATE_PATTERN}/edit?`, () => import('./estimates/EstimateScreen'), 'EstimateScreen'),
  screen(PERSON_PATTERN, () => import('./people/PersonScreen'), 'PersonScreen'),
  screen(ADDRESSES.sources, () => import('./sources/SourcesScreen'), 'SourcesScreen'),
  screen(ADDRESSES.pipeline, () => import('./pipeline/PipelineScreen'), 'PipelineScreen'),
  screen(
    `${ADDRESSES.adminGallery}/:recordId?`,
    () => import('./gallery/GalleryScreen'),
    'GalleryScreen',
  ),
  screen(`${ADDRESSES.adminBlog}/:recordId?`, () => import('./blog/BlogScreen'), 'BlogScreen'),
  screen(
    `${ADDRESSES.content}/:pageId?/:sectionId?`,
    () => import('./content/ContentScreen'),
    'ContentScreen',
  ),
  screen(
    ADDRESSES.projectBoard,
    () => import('./projects/board/ProjectBoardScreen'),
    'ProjectBoardScreen',
  ),
  screen(
    `${ADDRESSES.projects}/:projectId?/edit?`,
    () => import('./projects/ProjectsScreen'),
    'ProjectsScreen',
  ),
  screen(ADDRESSES.publish, () => import('./publish/PublishScreen'), 'PublishScreen'),
  screen(ADDRESSES.launch, () => import('./launch/LaunchScreen'), 'LaunchScreen'),
  screen(ADDRESSES.deleted, () => import('./undo/DeletedScreen'), 'DeletedScreen'),
  screen(ADDRESSES.storage, () => import('./storage/StorageScreen'), 'StorageScreen'),
];

/** The routes of the admin app. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminFrame,
    HydrateFallback: ScreenLoading,
    ErrorBoundary: AdminErrorScreen,
    children: [
      screen(ADDRESSES.signIn, () => import('./signIn/SignInScreen'), 'SignInScreen'),
      { Component: AdminScreens, children: screens },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

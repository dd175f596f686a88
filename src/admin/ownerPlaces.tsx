import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ContactPhoneIcon from '@mui/icons-material/ContactPhoneOutlined';
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import StorageIcon from '@mui/icons-material/StorageOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import ViewKanbanIcon from '@mui/icons-material/ViewKanbanOutlined';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ADDRESSES, EDIT_LEAD_PATTERN, LEAD_PATTERN, NEW_ESTIMATE_PATTERN } from '../app/addresses';
import { screenRoute as screen } from './layout/AdminErrorScreen';

/** A screen of the owner's that is in the navigation. */
interface OwnerPlace {
  to: string;
  /** What its addresses have after `to`, as the router's pattern. */
  below?: string;
  label: string;
  icon: ReactNode;
  load: () => Promise<ComponentType>;
  /** The routes of what opens over it. */
  panels?: RouteObject[];
}

const leadForm = async () => (await import('./leads/form/LeadFormPanel')).LeadFormPanel;

/** The owner's places by group, the daily ones first, each with its screen, a chunk of its own. */
export const OWNER_PLACES: readonly { group: string; places: readonly OwnerPlace[] }[] = [
  {
    group: 'Work',
    places: [
      {
        to: ADDRESSES.today,
        label: 'Today',
        icon: <TodayIcon />,
        load: async () => (await import('./today/TodayScreen')).TodayScreen,
      },
      {
        to: ADDRESSES.calendar,
        label: 'Calendar',
        icon: <CalendarIcon />,
        load: async () => (await import('./calendar/CalendarScreen')).CalendarScreen,
      },
      {
        to: ADDRESSES.leads,
        label: 'Leads',
        icon: <GroupsIcon />,
        load: async () => (await import('./leads/LeadsScreen')).LeadsScreen,
        panels: [
          screen(ADDRESSES.newLead, leadForm),
          screen(LEAD_PATTERN, async () => (await import('./leads/panel/LeadPanel')).LeadPanel),
          screen(EDIT_LEAD_PATTERN, leadForm),
          screen(
            NEW_ESTIMATE_PATTERN,
            async () => (await import('./estimates/NewEstimatePanel')).NewEstimatePanel,
          ),
        ],
      },
      {
        to: ADDRESSES.pipeline,
        label: 'Pipeline',
        icon: <ViewKanbanIcon />,
        load: async () => (await import('./pipeline/PipelineScreen')).PipelineScreen,
      },
      {
        to: ADDRESSES.projects,
        label: 'Projects',
        icon: <HandymanIcon />,
        below: '/:projectId?/edit?',
        load: async () => (await import('./projects/ProjectsScreen')).ProjectsScreen,
      },
    ],
  },
  {
    group: 'Site',
    places: [
      {
        to: ADDRESSES.adminGallery,
        label: 'Gallery',
        icon: <PhotoLibraryIcon />,
        below: '/:recordId?',
        load: async () => (await import('./gallery/GalleryScreen')).GalleryScreen,
      },
      {
        to: ADDRESSES.adminBlog,
        label: 'Blog',
        icon: <ArticleIcon />,
        below: '/:recordId?',
        load: async () => (await import('./blog/BlogScreen')).BlogScreen,
      },
      {
        to: ADDRESSES.content,
        label: 'Content',
        icon: <EditNoteIcon />,
        below: '/:pageId?/:sectionId?',
        load: async () => (await import('./content/ContentScreen')).ContentScreen,
      },
      {
        to: ADDRESSES.publish,
        label: 'Publish',
        icon: <PublishIcon />,
        load: async () => (await import('./publish/PublishScreen')).PublishScreen,
      },
    ],
  },
  {
    group: 'Data',
    places: [
      {
        to: ADDRESSES.dashboard,
        label: 'Dashboard',
        icon: <InsightsIcon />,
        load: async () => (await import('./dashboard/DashboardScreen')).DashboardScreen,
      },
      {
        to: ADDRESSES.crm,
        label: 'CRM',
        icon: <ContactPhoneIcon />,
        load: async () => (await import('./crm/CrmScreen')).CrmScreen,
      },
      {
        to: ADDRESSES.storage,
        label: 'Storage',
        icon: <StorageIcon />,
        load: async () => (await import('./storage/StorageScreen')).StorageScreen,
      },
    ],
  },
];

/** All places, in the order of the groups. */
export const OWNER_NAV = OWNER_PLACES.flatMap(({ places }) => places);

/** Returns the place that an address belongs to, which is the place with the longest matching address. */
export const ownerPlaceAt = (pathname: string): OwnerPlace | undefined =>
  OWNER_NAV.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`)).toSorted(
    (a, b) => b.to.length - a.to.length,
  )[0];

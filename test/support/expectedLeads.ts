import { newestOf, ownFields } from '../../src/persistence/engine/merge';
import type { VirtualTab } from './virtualTabs';

/** A value that was written in a schedule. */
interface Written {
  /** The timestamp of the change. */
  at: string;
  value: string;
  /** The timestamp of the latest change of the lead by a tab that held the value. */
  heldAt: string;
}

/** The expected state of a lead, from the timestamps of the tabs. */
interface ExpectedLead {
  /** The latest timestamp of any change. */
  changedAt: string;
  /** The latest timestamp of a removal; empty if there was none. */
  removedAt: string;
  /** The winning value of each edited field. */
  fields: Map<string, Written>;
  /** The communications, by id. */
  communications: Map<string, Written>;
}

/** What must hold of the leads after a schedule; recorded with each change that a tab makes. */
export class ExpectedLeads {
  leads = new Map<string, ExpectedLead>();

  create(by: VirtualTab, id: string): void {
    by.create(id);
    this.change(by, id);
  }

  edit(by: VirtualTab, id: string, field: 'phone' | 'city', value: string): void {
    by.edit(id, field, value);
    const { fields } = this.change(by, id);
    const entity = by.replicas.replicaOf('leads').entities.get(id);
    const at = (entity && ownFields(entity).changed[field]) ?? '';
    if (at > (fields.get(field)?.at ?? '')) fields.set(field, { at, value, heldAt: at });
  }

  addCommunication(by: VirtualTab, id: string, member: string): void {
    by.addCommunication(id, member);
    const known = this.change(by, id);
    const { changedAt: at } = known;
    known.communications.set(member, { at, value: member, heldAt: this.newest(by, id) });
  }

  remove(by: VirtualTab, id: string): void {
    by.remove(id);
    const at = by.replicas.replicaOf('leads').tombstones.get(id) ?? '';
    const known = this.leads.get(id);
    if (known && at > known.removedAt) known.removedAt = at;
  }

  private newest(by: VirtualTab, id: string): string {
    const entity = by.replicas.replicaOf('leads').entities.get(id);
    return entity ? newestOf(entity.values()) : '';
  }

  /** Records the timestamp that a tab has just given a change of a lead. */
  private change(by: VirtualTab, id: string): ExpectedLead {
    const known = this.leads.get(id) ?? {
      changedAt: '',
      removedAt: '',
      fields: new Map(),
      communications: new Map(),
    };
    const at = this.newest(by, id);
    if (at > known.changedAt) known.changedAt = at;
    this.leads.set(id, known);
    const lead = by.state[id];
    const members = new Set(
      ((lead?.communications ?? []) as { id: string }[]).map((one) => one.id),
    );
    for (const [field, written] of known.fields) {
      if (lead?.[field] === written.value && at > written.heldAt) written.heldAt = at;
    }
    for (const [member, written] of known.communications) {
      if (members.has(member) && at > written.heldAt) written.heldAt = at;
    }
    return known;
  }
}

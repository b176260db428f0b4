/**
 * The weight of each word for each part of a report: the part with the introduction, with the method, with the results, with the limits,
 * and with the plans. The weights are those of a logistic regression over the sentences of student reports, papers and abstracts whose
 * headings or labels tell the part. `^` marks words at the start of a sentence, `_` joins a pair, and `#` stands for a number.
 */
export const PART_WORDS = `
# unmig #% kkvmh #%_of pjmml #. jqxej #._#. jjqom #._and nioom #._shows lnlml #_# lolml #_and lkoln #_d oiqmk #_in kmpnl #_p llmpl
#_to ioopk #_x jlnql #y unhkk ^# okmkn ^a jpjlq ^additionally mlnkn ^after jslkm ^all jqlml ^although mmlol ^an nnkkn ^another kkmmq
^as nilnp ^as_a mmlol ^as_the mlmlo ^at nllko ^but llmol ^by kloko ^chapter pllml ^currently llllq ^each oqkjm ^figure kokmn
^finally klnom ^first llmmo ^for jqnlm ^for_example llloo ^for_the nonlk ^furthermore mlqlk ^future klmpl ^how miopl ^however nhnlq
^i klpmn ^if kpkok ^in lmnlm ^in_addition iolnn ^in_order pmlll ^in_the lnmln ^in_this npklk ^it ookmk ^it's lllpm ^on mkqkl
^on_the njolm ^our knnpi ^participants lnoll ^section pllll ^section_#. pllml ^since mnnkl ^the jrqfm ^the_current llllq ^the_data llmpl
^the_results klpnl ^there lklnp ^these npmkj ^they mmlol ^this nrokh ^this_is knkno ^thus mkqll ^to mqmkk ^two ionnm ^using lknon
^we npolh ^we_will rkklm ^what lklrm ^while pjomk ^with oknml a onlho a_# knnml a_given qljko a_model nlknn a_more lmmom a_number pllkn
a_problem lllpm a_set pmkkm a_single lomkn a_solution lllpl a_very mllmp ability ljopl ability_to lkmpm able nmpkk able_to nmokk
about qkomj above lllon academic olnll access pphjp account lmmol accuracy mlril achieved lhsmm achieves ljqnl across nookj
activities nolll added hpmmn addition lplmm additional kmplm additionally klqlm address qpjkk addresses nnlkm advanced lmmlo
affect nlkom affect_the lllpm affected lklpm after ioomn again lnmnk against mpmlk agent mloml agents mllpl ai mhppl aim rjjln
aims sljkn al smlkk alert kmlmp algorithm kkmoo algorithms nilmp all hokpn all_the kmkmp allow nnmkm allows lonkn allows_for mnllo
along molll along_with nollm already jkkoq also oknjo also_the lmllo alternatives mlllp although ljppk among qjlko amount lhmnq
amount_of kknoo an qolfo analysis mjktk analyze onllm analyzed okmnm and ronhi and_# kmqml and_#. lmmom and_a nonlk and_is mmkkq
and_the nnnkl and_their krjmm annotations lplml another inlpn answer okjql answers llksl any lolok api kqlmk app kipnp application nolio
applications oknio applied lmlkq applied_to jnmmp approach rmkjm approaches okmpj appropriate kokom architectures lmoln are onjlo
are_not mmmlo area pjmkn areas onkko arguments lmllp around kloko art llpml article qlikp articles kqkko as lmnip as_a njnmn as_an nlmmn
as_described lqkml as_discussed lmmlo as_it lmlmo as_shown kpllm as_the kqkmm as_they lmmol as_well onmkm asked lqlll assignment jjjpr
assignments mllno associated ommkm associated_with nknlm assume lmlpm assumptions kllrl at mnrhk at_# ipomm at_the mpllk audio mplll
authors mlkno automatic okoll automatically mllom available jrmmk average hnsmk avoid mlmpk b jmomo back nolll backend onlll
background nmllo base lnokm based plmml based_on lpmll baseline lookl basic kqmml batch jrkmn battery jrllm be iligz be_a mlnkn
be_done lmllp be_found ksjml be_the molkm be_to llllq be_used mlmlo beam olnll because onmnj because_it lmmok become pilmn been oknml
before lrkml behavior qjnkm being olmml below hqolm benchmark lopkk best nhrmm better gkrno between nlpkl between_the llolo bias inqok
big olnmk binary moknl bits jrklm block ksjkm body lnlko both moqki box lmolm branch lklsl build pniko building qklml built onjko
but lgnsm but_also nmnkm but_the llmom by pmlmk by_the nomkl c imqri cache mplll calculated knnnl call oqill called oniol calls lolnl
camera llolo can okmln can_be lnlmn candidate klhvl cannot jjjyj cannot_be lmmol captures lmlpl case lnplk case_of mllmo cases lmmpk
caused lkmpl central pmkkn certain mlmnm challenge mglqo challenges lhoqn change llklr changes omkko channel momll chapter tjhjr
chapter_#. pkjlp check mlkrk choice mplkm chose mllql chosen mollm class lrjnk classes lolml classical olnmk classification ommjn
clear jktoj clearly lirnl client kmhqp close hpqll cloud nlmko cluster ilmpo clustering mmnkn cnn lmoll co mjolo code kqknl codes kplln
column inmrk columns jmktk comments jmjoq common ohlno communication nlokm community rionj compared klqll compared_to mjpmm
comparison lnoll compiler nmmok complete kmkon completed lomlm completely lkmon complex qlmkk component mokln components npkkm
composition pjklp computation mmlkp computational mklpm computer pkmnk computing skkkm conclusion kjrmm concurrent ollml condition mlolm
conditions niqml conducted nmknl configuration lplln confirmed lkpok considered lolnl consistent hkqql consistent_with kkqnl
consists nokkm consists_of nokkm constant ojmlo constants kklmq constraint mlomk constraints lkqml consumer mlqll contains krknk
context pqkmh context_of mmmpk contrast mloll control olmml controller gqrmj core llklq correct lmlom correction jlnmo
correlations lmlql corresponding lomll cost nkolm could bdkrz could_also lmllq could_be mhlku could_have lmmpk count kqlnk
countries pkkmm counts jommn cpu mmoll create nmjql create_a lllqm created kpkol creating mnlkp creation lmklq criteria mokln
critical onlml cross krknk cross_validation mplll current njkmr currently jkkor customer skklm cycle jqnll d mjqll data ikiuo
data_and lmnkn data_from knmpk data_is llmpl database lpknk dataset hqjpm datasets hnnpm decision pomkk decisions mllom deep lmmlp
default irkmo defined mqkjn delay llnol delete jmksk deleted lmmpk demand qnikn demonstrate kjuni demonstrate_the jmpnk
demonstrated mkpml demonstrates ijunj density mlpnk dependent lippk deployment limnq derived jnonl describe onlll described jpllo
described_in kommm describes omllm design mpjnk designed mnlmn despite piokm detailed lomml detection mmpkl detector lklks develop okmko
developed lioqm developers nlmkn developing nimlq development onmlk device kmomm devices qlkjo did kjrml did_not mmnml difference ljtlj
differences mlpmk different nlkql difficult mkmmo digital qklln directed kkolo direction lllno discussed jjomq discussed_in mlllp
distance mjpnm distribution nkmnl diversity qkllm do mknmm do_not mkmpl document momll does onlkl does_not mpmlk domain kmirn
domains klmpm done jnmlp down pnlkl driver lomlm due nlokm due_to mlplm during koooi dynamic pllkn dynamics mmllo e mkmnn e_g mmlok
each hulml early ninql easy kooll edge ljlnq edges mlplm effect kjsok effective pknkm effectiveness_of lkpok effects mjonm
efficiency mjnno either gnnql elements mmmko eliminate llllq enable olllo end mommk energy pknio enough llpkn ensure lnjmo ensures ipkon
ensuring lolnl entire lllpm entity kmmlo environment lqkoj environmental oolkl environments olnml error imsph errors llnpk
estimate kmoln estimated pnkkm et sknkj et_al sklkl evaluate ojpml evaluation mkqni even mhono event momml events lpkml every oqkkk
evidence nippk examined ojpmk example mljqm exception npllk executed kmkno execution lnksi exist ommll existing okmln expectations llqlk
expected nlqkk experience nmmlm experiment kmnnn experimental oipml experiments hnpko expression jmqnk extended klonn extracted lqlll
extraction mqklm extreme kjpon f mmoll fact lklmp factors olnmk failure mllpl families qlkml family olmll far lklnp feature jsjiq
features kpkir features_that mlllp feedback kkjvk feel mmoll few nhoom field poklj figure hormk figure_#. lonll file jsjko files ppjjn
filter kpjmo filtering jlnon final jrlmm finally kmool find kilro findings lfsqk first kllqm five molll fixed nlnko flow konjo
focus pmkmm focus_on plllm focused nlknn followed kolmn following kqknl follows onllk for lkmmp for_# kqllm for_a ponhl for_each iolom
for_example njiqo for_the lrljl for_this lmmlo form nnkmm format loknm formulation llklq forward llmlo found pjpmj found_in joonl
four jpnnl frame joksj frames lpmll framework njoln frameworks nloml free qmjko from lompi from_a plkkp from_the mppkj from_this mlllp
full iksmn fully kkpmm function jokno functional kkqnk functions molml further glpmq furthermore mlqlk future egrsq future_work kkmnp
g loknl game plmll gap oknnk gaps olllm general mkonl generate lllon generated mllpl generation mkmpl geometry rhllo get jnmpl
get_the lmlpl gets mklql github omjmn given lonlm gives lmmko global rkjln goal rjkko goals qjjnm going kqllm good konjp google mmlol
gradient ommll graph nmjlo graphs jnmnn grid jrllm ground lmolm group iqmml guidance jklsl had foppl hand rjkjo handle pjkol
hardware ojpll has plkjp has_a knmmn has_the lmllo have rjkln have_a kpknn have_to lnmko having kkmkr having_a llmlp health nmmko
healthcare nklmp help lolmn here mlolm high llplm higher mkrjm highest klmnn highly njpnl how kjktm how_to lkmnp however njoko
http oolll human pjlmn hybrid mkook i momkm i_# qlkln i_e mlllo id jqkok idea nlllo identified jkpnm identify onjkn identifying omlll
if hnjtn if_a lmlpl if_the knkno if_we mlkql image omlkm images rlkkl impact llomn implementation hnmno implementation_of lknlp
implementations pmllm implemented irnio implemented_in nnmlk implementing lkllq implications lkqnl importance olmkn important minlr
improve mllkq improve_the mlkmp improved kknkq improvement kjqln improvements llmlp in qimko in_# ipklp in_#. nlnjo in_#y sljkm
in_a lpkln in_all jmnnn in_c lmmol in_chapter nlklp in_each ilnqm in_figure lrjkn in_order molkm in_our knnml in_section knmln
in_table mmoll in_the jnlom in_this jmhnt in_which mnlok incident mlmol include pkkmo included ipmol including onlin incoming mmlol
increase mmolk increased niomn increases knoml increasing lknom increasing_the lllpl indicate jopmk individual lmnok information rqlij
informed molll initial jlnno input kookn instead mmknn instead_of lnkom integrate llmlp integration ijolr intelligence pkmln
intensity olnlm interesting llokp interface moklm internet sillm intervals lmoll into ppmhl into_a jpmnm into_the knllp introduce mlmpl
introduced sklkm is nokjo is_a qklok is_able klpnl is_an pjlpk is_not lkkqn is_that nlnln is_the plnjm is_to pkkln is_used mqjjo
issue njmkr issues kmmno it nnolj it's ikmsm it_can kqmnk it_is kjopn it_was nlmkn items kmlpl iteration ipmlo iterations hnono
its rlkhp its_own llmmo j plkln joint llpll json momnk just jiqql k lonkm kernel mnlko key lnjon know mlmol knowledge pjnkm known qknmk
l imrml label kkqln labels mlplm lack mjlql language qinnl languages ommlm large oinol larger mloml last lknpl law kkmmq layer krlkm
layers jpnlm lead ommlm learn omimn learning qlohl length jkmtk less lnrmi level lkiqp libraries plmlm library pnkio life qmjkn
like lhprl likely ikrqj likely_to mmmok limit lmlol limitation jkoql limitations ihnxj limited limrm limits lkmql line nnnkl
linear pmmkl link lpkln list ipiqo list_of lnkom listed kmlon listed_in lmmom listing molmm literature rilln llm kmitk local jokql
location lmnko logical mnknm logs kqklm long njnol look mklno loss mmlpk low lkppj lower llnlo m jnqlm machine rnikl
machine_learning qkkkn made okljq main omkkm major qjmmm majority_of riklo make llnlp makes pjlmo making nllmn management ojnnl
manually mllrj many phkpn mapping nolll maps jlomn market qnjnk match lmoll material plmll matrix llmpl max iolno may lfprm may_be knnok
may_not lmkpm me lmpll mean inpoj meaning nllok means nnlnk measurements mllpl mechanisms qkllm medium lpllm members lllmp memory ommll
message nmpli messages kqpkk method komlo methods njktk metric mloln metrics lollm might jipnp might_be mlnko minimal lmkql
minimum jrllm minute kqkln minutes lllpl missing kllpm mm iqmml mobile olmkn model innis model_to pnlll modeling qmlll models ojkno
modern rjlln modified jqlmm module mmkkq modules molln more igrop more_than kknon most njnnn motion llolo movement pnjlm much mhnnq
multi njmjs multiple lklmp must lolmm n jklsl n_# jmnol name hlivn names klksl natural pklmm necessary nllko need likmu need_for mlmlo
need_to mjlnq needed klmnn negative mkpml network qmkkm networks tmkjk neural pqjjl new omkpk next jnqml no ikmsm node hrhnq nodes knnmm
noise knmlp non nnkok normal kmonm not jkoti not_be nnkok note knokm now njmlo number hlnrm number_of mmjon numbers llonl object mnjpl
objective smjjl observed klqkn obtained jnool of rkmmj of_# jpmol of_#. lmoll of_a ppljk of_all mmlol of_data lmmlp of_each knmok
of_other mllpl of_our kmkpm of_the mpnfq of_them pkino of_these mllol of_this ommll of_x nkmlo off ilopm offer omnll offers mjpml
often vhjlm on llonm on_a nllnm on_the lmnjo on_their llmom once ipmom one lolmm one_of omklo only kjmsm open pmnlk operation kmgun
operations iolql optimal llkmq optimization lllmp optimized mmnmk or pojoi or_the mnmkm order okinp order_to nollm orientation kmkpn
origin lolok other mllmo our eiqvk out jmnom outcome plnkl output njinr over qlnkk overall klsnj p jitok p_# jkopm page onkkn pair mlkrk
pairs mlkrk paper ohlmp parallel klkqn parameter mmkkq parameters jnmpm parent jmoom part npljl part_of pnlkl partial mllpl
participant kolmm participants dtnri participants_were lkkrl particular llkon parts lllkr parts_of llllp past qlklm path kmoln
peak rinkn people olpkk per lkoqk perfect llmlp perform mpklk performance mmtij performed jpnmm person pjlnm phase kqmnk physical oklmm
pipeline nmkmn platform okljp plot lllpm point klmmq points konmm policy lkmkr popular pinmm port lomml pose llonl position nnokl
positive mjoom possible immlr post nklnn potential niolo potentially llonm power onojk pre plimn predict pmlkm predicted klnnn
prediction pllln present ommkm presented ijppn presented_in mmllp presents pkmkn previous lpokl previously jnonl primary momlm
prior onklm privacy mkoln private mlllp probably llomm probe mlllp problem njkpm problems nlllo process oqkkj process_is mollm
processes nlljq processing nmnlm processor kmmlq processors lkmlq produce pkkol production ljppk program npojk programming onmkl
programs olnlk project qkmlm project_is oklmn properties pkkln proposed okllo protocols lmkpl provide okjmp provided jqnll
provides nnnmk providing lnmok published pklln python iujkn q jllmr quality klpmm queries okmmm query mjllr question nnmjm
questions molml queue lpmlm quite mkoml r lqlnj r_# loknl race kkkqn ran llkrl random nrljk range lpnjm ranges lmllp rank lonll
rate jmqoj rates mkpmm rather mlpll rather_than mloll ratio mmolm real lklnp real_time mmknn really llnom reasoning nmlok receive ommll
received looll recent qlimm recognition phnom recommendations lkmpm record molll reduce okmjo reduced nloll reduction llpml
regions mlooj related ommmk related_to llnpl relations lmklq relative kknqk relative_to lmmol relevant nnnkl reliability mllmo
remote kllpm report plokl reported nlmok reporting mmoll repository lqjmm represent molll representation oojjo representation_of lmllo
request jmllr requests kojlq require khlpq required hmomo requirements lmmol requires okllo requiring lmolm research tikml
resource jrkpi resources oklom respectively knoml response oonjk responsible momml responsible_for molml rest nillr result mhprk
result_of llmol results gftsm return kmlom returns lomlm review onlll reviews noklm reward mlmlp robot lnolk robust knmnm role olmlm
routine llllp row jjjvm rows kmlql rule mkmql run kpmlm running lomlm runs kpmnl runtime nolll s mlooj s_# klpmm safety ljnmp same mnmlm
sample hplrk sample_size lllql samples jqmok scale mnnjn scales lomll scenario molml scenarios kpllm scheme kmmlp school lmmom
science plknm score gpmom scores jlmqm scoring lklrl screen onlll scripts jqlnl search kmjmr second knmnl seconds lmpll section opjmk
section_#. nmknm secure nlllo security uinjk see lkook seen kkspi seen_in lnoll segmentation qjlmm select lonml selected krkml
selection lmkol self llpoj sensitive oinnn sensitivity mlomm sensor lmmlp sentiment mlmol separate omjnm sequence kmplm series ktilm
server onkln service prjjl services nomll set jrolj set_of npkkl sets mnmkn setting mlokn settings mmoll several ohknp shall gvlml
share mmlpl sharing mmllo short mlmkp should nhmiv should_be jnoko show lmqlk show_that mlpml showed mislk shown iorkl shown_in lopjl
shows inqml side mplll signal mnqkj signals sklkm significance lklql significant nhrok significantly ojokm similar nkqlk
similar_to ommll simple nklkq simulation khnpp since lmnjo since_the mlmko single klpnk sites pkmlm size iomnm skill lkkls skills llklq
small okplj smaller mmnmk so jmlrm so_that lmlon social nkknn software pnkjn solution jlltl solutions kjnrl solutions_for lllpl
some nljrl some_of lklql someone mloll sort llmlo source ommkm source_code onlll spanning jknon spatial mplkm specific ppjlk
specifically llmno spectrum nlnlm speed mlqmj spent llmql split kpllm square llpll stack jlmjt stage krlkm standard mrjlm state oplkk
states lommm static qjlmm statistical lkool statistics mpjlm status kplnl step jqllm still jilro store mnkmm stored mnkmn
strategies rllkl strong mkpmm structure ollkn student nkjnp students nhlrm studies qionk study pkmqh subject jnlom successfully kiunj
such pgkqn such_as nmmko suggest ljrml summarize llmpl support mllht supports nlllp supposed llmol supposed_to llmpl survey gqlsj
surveys kklsl system noilo systems qhpkl t jlrml table gsski table_# khsok table_#. lmqlk tables mlmol take ollln target npmjl
task nknko tasks nolio team mplll technical omllm techniques mmkmp technologies pmjkm technology qlkmm temperature lkpnl test gpnlp
tested jnolm testing foqnn tests hmkqp text nomkl than lkolo than_the jlnkq that nhsnk that_are mnknm that_can olknm that_the fmron
that_they mnmkn that_this lkomm that_we jlnoo the inpjp the_# hnqol the_algorithm ojnnl the_amount lkmmo the_analysis mllom
the_application knoml the_best pkmkn the_client lljnq the_code nmklo the_context mmmnk the_controller lomlm the_current kkknq
the_data jrjnm the_dataset nnjmm the_design pklmn the_device llqll the_entire kllpm the_final jpmmm the_first jlnrl the_following lpknl
the_framework lmnlo the_implementation komko the_initial lmpll the_input llnmo the_library llmlp the_list lmlpl the_main mnnlm
the_maximum mmllo the_model moojl the_most minmo the_need llllq the_next monll the_number iokrl the_output lklmr the_participants kmpml
the_performance nolkm the_potential mlmmo the_present pjmlm the_problem nmjlp the_process mnknm the_project lmpmj the_rest lmllp
the_result kmmpl the_results lkpmm the_same kmolm the_study lplml the_system mjmnn the_task klnon the_test krklm the_three llolm
the_time nklnn the_two mmnkn the_use nmmkn the_user ookmk the_work mlllo the_world rljkm their tkokh them mokmm them_to monkk then irjlq
then_be llllp then_the klloo theory lkmpl there linop there_are lninp there_is kmlon there_were nhrml therefore mkmnn these ojmok
thesis pjljp they qplng they_are llloo they_would mnkon think klmql this ikqmn this_is ikpom this_paper nnkmm this_project rflmo
this_research lklqm this_section qljml this_study mlmpl this_thesis okljq this_work nkmkp those nlmjp thread loklo threat kjqnm
three lnplk threshold llplm through oookj throughput kooll thus niqkn time llmlp time_of llmol to oklkp to_# hroml to_a jmiqo
to_avoid mlmpk to_be mlqnj to_ensure kojno to_evaluate klool to_find lmkmo to_have jnonl to_implement mnoll to_improve mlmlo
to_make nnjlo to_one lmlol to_provide lmlpl to_the jqlmm to_use mmokl too kkmlr tool jmori tools onllm top opklk total lplnk
toward llmpl trade mllqk trade_off llmpl traditional pmmll traffic qlkkn train onhlp trained mnmnk training jnpnk trajectories llmlp
trajectory jkmqn transition ilqol transitions lippk transmission rimlm tree molnk trees kjnoo true knmnl trust llmmo tune jpmln
two kmmlo type nnkqi type_of lnlol types mljoo types_of omlml typically qjkln u qljnm uncertainty llpml under nnnlj under_the lqklm
understand mmllo understanding phmlo understanding_of lnllp unique jnnol university lqjnm up lnmlm us mnokl use mlipo use_of mknjq
use_the llkpn used ltljk used_as mmllo used_for nmnkl used_in llkmq used_to onkml useful mmlko user qpilk users nokmm uses pqhkl
using nrinj using_a kolok using_the loojl usually omllm v nnokk validation hwllk value nqmjl values hrnoj variable lmkql variables knhul
variance olmml various pknlm vector mpjnm velocity mlpll verification jnkop version irklp version_of lmklp very ljnon via mrkkl
view mpjmm views lmllp virtual mnlnl visual pnlkl voltage irmkn vs kmlpm want mlmlo want_to nmmkn was btuog way kknmp we ctroj
we_also kmpml we_are nkkon we_can qkjir we_chose mllql we_have hkppn we_use mmlom we_will rlijp web olimp web_interface kllmp
weekly lmkpl weight kinsk weighted kqjmm well nnrhk well_as monkk were axqoh what mimon when miokq when_a mollm when_the mlmlo
where qinjp where_the ljpmn whereas mjpok whether qlojl which pmmmj which_is mknqi while olrji while_the mmnml who lnnnk why mlokn
wide mnlol widely qkmll will mnfjv will_be nomkm will_have lmllp windows molll with lopin with_# jonmm with_a pmlml with_the nrojh
within polkk within_the nnmkm without mmokm words hnmrm work pgihy workers mlkpm working ommll works pnjlm world qkljo would dglpy
would_be nllir would_have lmlom written nmloj x mnnlk x_# kmmpl year lljtl years nnkjo yet pllkn you hioul your lmmol zero imopl`.trim();
